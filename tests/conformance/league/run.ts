import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optionsOf } from '../../../tools/command-line.ts';
import { publishTestPool, ticketFor, type LeagueAddress } from '../../support/league.ts';
import { Stage, type Case } from './play.ts';

/**
 * `tsx tests/conformance/league/run.ts --host 127.0.0.1 --port 7350 --server-key … --http-key … --ticket-key
 * …`: asks a running league, embedded or a Nakama server with our module, everything in `cases.json`, and
 * prints what differs. It publishes a pool of its own (program 901).
 */
const { values } = optionsOf({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '7350' },
    'server-key': { type: 'string', default: 'darb-league' },
    'http-key': { type: 'string', default: 'defaulthttpkey' },
    'ticket-key': { type: 'string', default: '' },
  },
});
const address: LeagueAddress = {
  host: values.host,
  port: Number(values.port),
  serverKey: values['server-key'],
  httpKey: values['http-key'],
  ticketFor: (student) => ticketFor(student, values['ticket-key']),
};
const cases = JSON.parse(readFileSync(path.join(import.meta.dirname, 'cases.json'), 'utf8')) as Case[];
await publishTestPool(address, 901, 9011);
let differences = 0;
for (const one of cases) {
  const difference = await new Stage(address).play(one);
  if (difference !== null) differences++;
  console.log(difference === null ? `ok      ${one.name}` : `DIFFERS ${one.name}: ${difference}`);
}
console.log(differences === 0 ? `all ${cases.length} cases as expected` : `${differences} of ${cases.length} cases differ`);
process.exit(differences === 0 ? 0 : 1);
