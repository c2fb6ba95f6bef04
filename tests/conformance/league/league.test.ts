import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, type DatabaseCopy } from '../../../apps/api/src/testing/copy.ts';
import { bundle } from '../../../apps/league/build.ts';
import { startLeague, type RunningLeague } from '../../support/league-host.ts';
import { localLeague, publishTestPool } from '../../support/league.ts';
import { Stage, type Case } from './play.ts';

const cases = JSON.parse(readFileSync(path.join(import.meta.dirname, 'cases.json'), 'utf8')) as Case[];
let copy: DatabaseCopy;
let running: RunningLeague;

beforeAll(async () => {
  copy = await copyDatabase(inject('postgres'));
  running = await startLeague({ databaseUrl: copy.url, bundle: await bundle(), env: { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0' } });
  await publishTestPool(localLeague(running.port), 901, 9011);
});

afterAll(async () => {
  await running.stop();
  await copy.drop();
});

test.for(cases.map((one) => [one.name, one] as const))('%s', async ([, one]) => {
  expect(await new Stage(localLeague(running.port)).play(one)).toBeNull();
});
