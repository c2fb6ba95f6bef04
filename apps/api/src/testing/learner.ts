import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPack, type Pack } from '@darb/content';
import type { Client } from '@darb/contract';
import type { Language } from '@darb/language';
import { beginSession } from '../account/session.ts';
import { students } from '../account/tables.ts';
import { issueKeys } from '../billing/keys.ts';
import { loadPack } from '../content/load-pack.ts';
import type { StudentId } from '../ids.ts';
import { mediaInFolder } from '../media/folder.ts';
import { guest, test as base, type ApiFixtures } from './test.ts';

/**
 * The pack of the tests: programs 1 (JO) and 2 (EG), with subjects 1 and 2; lessons 11 (free, quiz 101), 12
 * (premium, quiz 102), 13 (free), 21 (of program 2, quiz 201).
 */
export const SMALL_PACK = fileURLToPath(new URL('../../../../packages/content/fixtures/small', import.meta.url));

let kept: Pack | undefined;
/** The small pack, read once a file. */
export async function smallPack(): Promise<Pack> {
  if (kept) return kept;
  const { pack, problems } = await readPack(SMALL_PACK);
  if (!pack) throw new Error(`the fixture pack is broken: ${JSON.stringify(problems)}`);
  kept = pack;
  return pack;
}

/** A signed-in student with the client that speaks for them. */
export interface Learner {
  id: StudentId;
  accessToken: string;
  client: Client;
  in(language: Language): Client;
  /** Signs in once more and gives the access token. */
  signIn(): Promise<string>;
  /** Signs in again, after a test moved the clock past the access token. */
  again(): Promise<Client>;
}

export interface LearningFixtures {
  /** Where the pack's media lie: one folder a file, for files named by their content may be shared. */
  mediaFolder: string;
  /** Signs up and signs in a student of a program (1 by default, null for none) and a country. */
  learner(changes?: { programId?: number | null; country?: string; referredByCode?: string }): Promise<Learner>;
  /** Keys as people type them, good for a year of the test's clock. */
  keys(count: number, country?: 'JO' | 'EG'): Promise<string[]>;
}

/** `test` with the small pack loaded. */
export const test = base.extend<LearningFixtures & Pick<ApiFixtures, 'options' | 'api'>>({
  mediaFolder: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'darb-media-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  options: async ({ options, mediaFolder }, use) => use({ ...options, media: mediaInFolder(mediaFolder) }),
  api: async ({ api, options }, use) => {
    await loadPack(api.db, await smallPack(), options.media);
    await use(api);
  },
  learner: async ({ api, options, clock }, use) =>
    use(async ({ programId = 1, country = 'JO', referredByCode } = {}) => {
      const [row] = await api.db
        .insert(students)
        .values({
          fullName: 'طالبة تجريبية',
          email: `${randomUUID()}@example.invalid`,
          language: 'ar',
          country,
          programId,
          referralCode: randomUUID().slice(0, 6).toUpperCase(),
          createdAt: clock.now(),
          ...(referredByCode ? { referredByCode } : {}),
        })
        .returning({ id: students.id });
      if (!row) throw new Error('no student');
      const id = row.id as StudentId;
      const signIn = async () => (await beginSession(api.db, options.sessionSecrets[0], id, null, clock.now())).access_token;
      const accessToken = await signIn();
      const speaking = (language: Language) => api.client(guest({ accessToken, language }));
      return {
        id,
        accessToken,
        client: speaking('ar'),
        in: speaking,
        signIn,
        again: async () => api.client(guest({ accessToken: await signIn() })),
      };
    }),
  keys: async ({ api, clock }, use) =>
    use((count, country = 'JO') =>
      issueKeys(api.db, { count, country, batch: 'test', expiresAt: new Date(clock.now().getTime() + 365 * 86_400_000) }, clock.now()),
    ),
});
