import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import type { Api } from '../api.ts';
import { test as base } from '../testing/learner.ts';
import { pngOf } from '../testing/odd-pictures.ts';
import { PEER, type ApiFixtures } from '../testing/test.ts';
import { liveFully, OWN_WORDS } from '../testing/whole-life.ts';
import { students } from './tables.ts';

const HOME = {
  own: null,
  subjects: { '1': { played: 3, won: 2, form: ['won'] } },
  matches: [
    {
      match_id: 'm',
      subject: 1,
      title_ar: 'رياضيات',
      opponent: { id: 'o', display_name: 'Somebody%20Else', username: 'else', avatar_url: null, is_bot: false },
      user_points: 612,
      opponent_points: 433,
      result: 'won',
      ending: 'played',
      ended_at: Date.parse('2026-11-20T10:00:00Z'),
    },
  ],
  running: null,
};
const test = base.extend<{ league: { isThere: boolean } } & Pick<ApiFixtures, 'options'>>({
  league: async ({}, use) => use({ isThere: true }),
  options: async ({ options, league }, use) =>
    use({
      ...options,
      callLeague: (id) =>
        league.isThere && id === 'player_home' ? Promise.resolve(JSON.stringify(HOME)) : Promise.reject(new Error('away')),
    }),
});

const ask = (api: Api, address: string, accessToken: string) =>
  api.fetch(new Request(`https://darb.example${address}`, { headers: { cookie: `access-token=${accessToken}` } }), PEER);

async function filesIn(answer: Response): Promise<{ names: string[]; json: Record<string, Record<string, unknown>[]>; html: string }> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { names: Object.keys(files), json: JSON.parse(text('darb-data.json')) as never, html: text('darb-data.html') };
}

describe('the download of one’s data', () => {
  test('is a zip of JSON and a page with all that was done, and no secret', async ({ api, db, learner, keys }) => {
    const student = await learner();
    const [key = ''] = await keys(1);
    await liveFully(student, db, key);
    await db.update(students).set({ passwordHash: '$argon2id$of-the-tests' }).where(eq(students.id, student.id));
    await student.client.account.setPicture({ image: await pngOf(40, 40) });
    const { address } = await student.client.account.exportData({});
    const answer = await ask(api, address, student.accessToken);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { names, json, html } = await filesIn(answer);
    expect(names.sort()).toEqual(['darb-data.html', 'darb-data.json', 'picture.webp']);

    const { name, alias, bio, phone, opinion, link } = OWN_WORDS;
    expect(json.account).toMatchObject([{ full_name: name, alias, bio, phone, shows_full_name: false, shows_picture: true }]);
    expect(json.feedback).toMatchObject([{ text: opinion, stars: 4 }]);
    expect(json.links).toMatchObject([{ name: link }]);
    expect(json.lessons).toMatchObject([{ position: 20 }]);
    expect(json.answers).toMatchObject([{ answer: true, question: expect.stringMatching(/./) as string }]);
    expect(json.attempts).toMatchObject([{ number: 1, handed_in: true }]);
    expect(json.payments).toHaveLength(1);
    expect(json.subscriptions).toHaveLength(1);
    expect(json.league).toMatchObject([{ played: 3, won: 2 }]);
    expect(json.matches).toMatchObject([{ points: 612, opponent_points: 433, result: 'won' }]);

    const everything = JSON.stringify(json) + html;
    for (const secret of ['argon2id', 'Somebody', key]) expect(everything).not.toContain(secret);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    for (const own of [name, alias, bio, phone, opinion, link]) expect(html).toContain(own);
    // a program reads days as the database writes them, a person as their language does
    expect(json.subscriptions).toMatchObject([{ until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }]);
    expect(html).not.toMatch(/>\d{4}-\d\d-\d\d</);
    expect(html.split('<h2>')).toHaveLength(Object.keys(json).length - 1);
  });

  test('speaks the student’s language', async ({ api, learner }) => {
    for (const [language, dir, word] of [
      ['en', 'ltr', 'Devices where you signed in'],
      ['ur', 'rtl', 'وہ آلات جن سے آپ نے سائن اِن کیا'],
    ] as const) {
      const { client, accessToken } = await learner();
      await client.account.updateStudent({ language });
      const { html, json } = await filesIn(await ask(api, (await client.account.exportData({})).address, accessToken));
      expect(html).toContain(`lang="${language}" dir="${dir}"`);
      expect(html).toContain(word);
      expect(json.language).toBe(language);
    }
  });

  test('says of each thing by its own words when it was changed', async ({ api, learner }) => {
    const { client, accessToken } = await learner();
    await client.account.updateStudent({ language: 'en' });
    await client.collection.create({ name: 'For the exam' });
    const { html, json } = await filesIn(await ask(api, (await client.account.exportData({})).address, accessToken));
    expect(json.collections).toMatchObject([{ collection: 'For the exam', changed: expect.any(String) as string }]);
    expect(html).toContain('Last changed on');
    expect(html).not.toContain('Result changed on');
  });

  test('shows as text what a student wrote as markup', async ({ api, learner }) => {
    const { client, accessToken } = await learner();
    await client.account.updateStudent({ bio: '<script>alert(1)</script>' });
    const { html } = await filesIn(await ask(api, (await client.account.exportData({})).address, accessToken));
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;');
  });

  test('says so where the league does not answer', async ({ api, learner, league }) => {
    league.isThere = false;
    const { client, accessToken } = await learner();
    const { json } = await filesIn(await ask(api, (await client.account.exportData({})).address, accessToken));
    expect(json.league).toBeNull();
  });

  test('is for its student, for ten minutes, and five times a day', async ({ api, learner, clock }) => {
    const [salma, other] = [await learner(), await learner()];
    const { address, expires_at } = await salma.client.account.exportData({});
    expect(Date.parse(expires_at) - clock.now().getTime()).toBe(600_000);
    expect((await ask(api, address, other.accessToken)).status).toBe(403);
    expect((await ask(api, address, '')).status).toBe(403);
    expect((await ask(api, '/media/my-data.zip', salma.accessToken)).status).toBe(403);
    expect((await ask(api, address, salma.accessToken)).status).toBe(200);
    clock.advance(600);
    expect((await ask(api, address, salma.accessToken)).status).toBe(403);
    for (let more = 0; more < 4; more += 1) await salma.client.account.exportData({});
    await expect(salma.client.account.exportData({})).rejects.toMatchObject({ messageKey: 'too_many_requests' });
  });

  test('ends its work when the reader goes away', async ({ api, learner }) => {
    const { client, accessToken } = await learner();
    const { address } = await client.account.exportData({});
    for (let time = 0; time < 4; time += 1) await (await ask(api, address, accessToken)).body?.cancel();
    // two at once: without their end nobody would have a turn
    expect((await ask(api, address, accessToken)).status).toBe(200);
  });
});
