import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHall, type Hall } from '../support/league-browsers.ts';
import { Listener } from '../support/league-listener.ts';

let hall: Hall;
const open: Listener[] = [];

beforeAll(async () => {
  // found players are shown to each other for so long that no match is over before it has been looked at
  hall = await openHall({ LEAGUE_FOUND_MS: '600000' }, Date.now);
});
afterAll(async () => {
  for (const one of open) one.close();
  await hall.close();
});

async function students(count: number): Promise<Listener[]> {
  const all = await Promise.all(Array.from({ length: count }, () => Listener.open(hall.address)));
  open.push(...all);
  return all;
}
const haveMet = (one: Listener) => one.until(({ phase }) => phase === 'found');

test('two students press “find” at the same instant, a hundred times: each time they are in one match, and nobody else is', async () => {
  const [one, other, third] = (await students(3)) as [Listener, Listener, Listener];
  const seen = new Set<string>();
  for (let times = 0; times < 100; times += 1) {
    // who is first to ask changes
    const asking = times % 2 === 0 ? [one, other] : [other, one];
    const [first = '', second] = await Promise.all(asking.map((each) => each.find()));
    expect(second).toBe(first);
    expect(seen.has(first)).toBe(false);
    seen.add(first);
    await Promise.all([one.join(first), other.join(first)]);
    const [mine, yours] = await Promise.all([haveMet(one), haveMet(other)]);
    expect([mine.user.id, mine.opponent?.id, yours.user.id, yours.opponent?.id]).toEqual([one.id, other.id, other.id, one.id]);
    await expect(third.join(first)).rejects.toEqual({ code: 5, message: 'not_in_this_match' });
    await Promise.all([one.leave(), other.leave()]);
  }
});

test('three press it at the same instant: two of them meet, the third waits in a match of its own', async () => {
  const three = await students(3);
  for (let times = 0; times < 30; times += 1) {
    const ids = await Promise.all(three.map((each) => each.find()));
    expect(new Set(ids).size).toBe(2);
    await Promise.all(three.map((each, index) => each.join(ids[index] ?? '')));
    const met = three.filter((_, index) => ids.filter((id) => id === ids[index]).length === 2);
    const alone = three.find((each) => !met.includes(each));
    expect(met).toHaveLength(2);
    const views = await Promise.all(met.map(haveMet));
    expect(views.map(({ opponent }) => opponent?.id)).toEqual(met.map(({ id }) => id).reverse());
    expect(await alone?.sync()).toMatchObject({ phase: 'searching', opponent: null });
    await Promise.all(three.map((each) => each.leave()));
  }
});

test('a hundred pairs press it at the same instant: a hundred matches of two', async () => {
  const all = await students(200);
  const before = hall.running.league.matchesCount;
  const ids = await Promise.all(all.map((each) => each.find()));
  await Promise.all(all.map((each, index) => each.join(ids[index] ?? '')));
  const views = await Promise.all(all.map(haveMet));
  const groups = [...new Set(ids)].map((id) => views.filter(({ matchID }) => matchID === id));
  expect(groups).toHaveLength(100);
  for (const group of groups) {
    expect(group).toHaveLength(2);
    const [one, other] = group;
    expect(one?.user.id).not.toBe(other?.user.id);
    expect([one?.opponent?.id, other?.opponent?.id]).toEqual([other?.user.id, one?.user.id]);
  }
  expect(hall.running.league.matchesCount).toBe(before + 100);
  await Promise.all(all.map((each) => each.leave()));
});

test('a student who presses it on two devices at the same instant is in one match, and waits there for another', async () => {
  const [phone] = (await students(1)) as [Listener];
  const laptop = await Listener.open(hall.address, phone.student);
  const [other] = (await students(1)) as [Listener];
  open.push(laptop);
  for (let times = 0; times < 20; times += 1) {
    const [first = '', second] = await Promise.all([phone.find(), laptop.find()]);
    expect(second).toBe(first);
    await Promise.all([phone.join(first), laptop.join(first)]);
    const playing = (await Promise.race([phone.untilReplaced(), laptop.untilReplaced()])) === phone ? laptop : phone;
    expect([phone, laptop].filter(({ isReplaced }) => isReplaced)).toHaveLength(1);
    expect(await playing.sync()).toMatchObject({ phase: 'searching', opponent: null });
    expect(await other.find()).toBe(first);
    await other.join(first);
    expect((await haveMet(playing)).opponent?.id).toBe(other.id);
    await Promise.all([playing.leave(), other.leave()]);
  }
});
