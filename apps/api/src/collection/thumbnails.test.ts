import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { guest, PEER } from '../testing/test.ts';

const gathered = async ({ client }: Learner, lessons: readonly number[]) => {
  const { id } = await client.collection.create({ name: 'صور' });
  for (const entity_id of lessons) await client.collection.addEntity({ bookmark_id: id, entity_type: 'lesson', entity_id });
  return id;
};

test('a lesson is shown by its picture in two sizes, to its student alone', async ({ api, learner, mediaFolder }) => {
  const student = await learner();
  const id = await gathered(student, [11]);
  const [entity] = (await student.client.collection.bookmark({ id })).entities;
  const [small = ''] = entity?.thumbnails ?? [];
  expect(small).toContain('size=100x75');
  const get = (address: string, accessToken = student.accessToken) =>
    api.fetch(new Request(`http://localhost${address}`, { headers: { cookie: `access-token=${accessToken}` } }), PEER);
  expect((await get(small)).status).toBe(404);
  const board = sharp({ create: { width: 854, height: 480, channels: 3, background: '#0d4a50' } }).webp();
  await writeFile(join(mediaFolder, new URL(small, 'http://localhost').pathname.replace('/media/', '')), await board.toBuffer());
  for (let time = 0; time < 2; time += 1)
    for (const size of ['100x75', '1080x1080']) {
      const answer = await get(small.replace('100x75', size));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual(size === '100x75' ? [100, 75] : [854, 480]);
    }
  for (const size of ['1x1', '9999x9999', '__proto__', '']) expect((await get(small.replace('100x75', size))).status).toBe(404);
  expect((await get(small, (await learner()).accessToken)).status).toBe(403);

  await student.client.collection.change({ id, is_shared: true });
  expect((await api.client(guest()).collection.sharedBookmark({ id })).entities).toMatchObject([{ entity_id: 11, thumbnails: [] }]);
});

test('a lesson that is shut has no picture', async ({ learner }) => {
  const student = await learner();
  const id = await gathered(student, [12, 13]);
  const { entities } = await student.client.collection.bookmark({ id });
  expect(entities.map(({ is_premium, thumbnails }) => is_premium === (thumbnails.length === 0))).toEqual([true, true]);
});

test('each collection of a list shows the first of what is in it, in its order, where that is asked for', async ({ learner }) => {
  const student = await learner();
  const [full, other, empty] = [await gathered(student, [11, 12, 13]), await gathered(student, [12]), await gathered(student, [])];
  const { bookmarks } = await student.client.collection.bookmarks({ first: 2 });
  expect(bookmarks.map(({ id, first }) => [id, first.map(({ entity_id }) => entity_id)])).toEqual([
    [full, [11, 12]],
    [other, [12]],
    [empty, []],
  ]);
  expect((await student.client.collection.bookmarks({})).bookmarks.map(({ first }) => first)).toEqual([[], [], []]);
});
