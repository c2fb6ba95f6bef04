import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { billingRecords } from '../billing/tables.ts';
import { createApi, type Db, type StudentId } from '../api.ts';
import { test as base } from '../testing/learner.ts';
import { guest, type ApiFixtures } from '../testing/test.ts';
import { liveFully, OWN_WORDS } from '../testing/whole-life.ts';
import { accountActs, leftovers, students } from './tables.ts';

const FORTNIGHT = 14 * 86_400;

/** Everything that the database holds, as text: what is erased stands nowhere in it. */
async function everything(db: Db): Promise<string> {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_\\_%'`,
  );
  const tables = await Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
      return `${name}\n${rows.map((row) => JSON.stringify(row)).join('\n')}`;
    }),
  );
  return tables.join('\n');
}

interface Asked {
  id: string;
  payload: string;
}

const test = base.extend<
  { asked: Asked[]; league: { isThere: boolean }; goneStudent: () => Promise<StudentId> } & Pick<ApiFixtures, 'options'>
>({
  asked: async ({}, use) => use([]),
  league: async ({}, use) => use({ isThere: true }),
  options: async ({ options, asked, league }, use) =>
    use({
      ...options,
      callLeague: async (id, payload) => {
        if (!league.isThere) throw new Error('away');
        asked.push({ id, payload });
        return JSON.stringify({ deleted: true });
      },
    }),
  /** A student who has done something of everything, and has just deleted their account. */
  goneStudent: async ({ learner, keys, db, clock }, use) =>
    use(async () => {
      const student = await learner();
      const [key = ''] = await keys(1);
      await liveFully(student, db, key);
      await deleteNow(db, student.id, clock.now());
      return student.id;
    }),
});

/** Deletes as the student would. */
const deleteNow = (db: Db, id: StudentId, now: Date) =>
  db.update(students).set({ status: 'deleted', deletedBy: 'student', deletedAt: now }).where(eq(students.id, id));

describe('an account whose 14 days are over', () => {
  test('is erased with everything of it, and what stays says of nobody', async ({ api, goneStudent, db, clock, asked }) => {
    const id = await goneStudent();
    const before = await everything(db);
    const [row] = await db.select().from(students).where(eq(students.id, id));
    const words = [...Object.values(OWN_WORDS), row?.email ?? ''];
    for (const word of words) expect(before).toContain(word);

    clock.advance(FORTNIGHT - 1);
    await api.sweep();
    expect(await db.$count(students)).toBe(1);
    clock.advance(1);
    await api.sweep();
    const after = await everything(db);
    for (const word of words) expect(after).not.toContain(word);
    expect(await db.select().from(billingRecords)).toMatchObject([{ studentId: null, receipt: expect.any(Number) as number }]);
    // the one place where the id still stands, and it leads nowhere
    expect(after.split(id)).toHaveLength(2);
    expect(await db.select().from(accountActs)).toMatchObject([{ studentId: id, act: 'erase', by: 'darb', operator: null }]);
    expect(asked.filter((call) => call.id === 'delete_account')).toEqual([
      { id: 'delete_account', payload: JSON.stringify({ student_id: id }) },
    ]);
    expect(await db.$count(leftovers)).toBe(0);
  });

  test('and its league account goes as soon as the league answers again', async ({ api, goneStudent, db, clock, league, asked }) => {
    await goneStudent();
    clock.advance(FORTNIGHT);
    league.isThere = false;
    await api.sweep();
    expect(await db.$count(students)).toBe(0);
    expect(await db.select().from(leftovers)).toMatchObject([{ kind: 'league' }]);
    league.isThere = true;
    await api.sweep();
    expect(asked.filter((call) => call.id === 'delete_account')).toHaveLength(1);
    expect(await db.$count(leftovers)).toBe(0);
  });

  test('and neither it nor a picture waits for a store that lets nothing go, of which the operator hears', async ({
    options,
    goneStudent,
    db,
    clock,
    asked,
    events,
  }) => {
    const store = { isOpen: false, removed: [] as string[] };
    const remove = (name: string) => (store.isOpen ? Promise.resolve(void store.removed.push(name)) : Promise.reject(new Error('403')));
    const api = createApi({ ...options, media: { ...options.media, remove } });
    const old = Array.from({ length: 250 }, (_, index) => ({ kind: 'picture' as const, name: `p${index}`, dueAt: clock.now() }));
    await db.insert(leftovers).values(old);
    await goneStudent();
    clock.advance(FORTNIGHT);
    await api.sweep();
    clock.advance(900);
    await api.sweep();
    expect(asked.filter((call) => call.id === 'delete_account')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'pictures_stay')).toMatchObject([{ count: 200 }, { count: 199 }]);
    store.isOpen = true;
    clock.advance(900);
    await api.sweep();
    await api.sweep();
    expect(new Set(store.removed).size).toBe(500);
    expect(await db.$count(leftovers)).toBe(0);
    await api.close();
  });

  test('is erased whole at the next round when the first one breaks off in the middle', async ({ api, goneStudent, db, clock }) => {
    await goneStudent();
    clock.advance(FORTNIGHT);
    // the student’s row goes last: all the others have gone by then, and their server’s process ends
    await db.execute(sql`create function end_here() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$`);
    await db.execute(sql`create trigger end_here before delete on students for each row execute function end_here()`);
    const before = await everything(db);
    await expect(api.sweep()).rejects.toThrow();
    await db.execute(sql`drop trigger end_here on students`);
    await db.execute(sql`drop function end_here`);
    expect(await db.$count(students)).toBe(1);
    expect(await db.$count(billingRecords)).toBe(1);
    expect(before).toContain(OWN_WORDS.alias);
    await api.sweep();
    expect(await everything(db)).not.toContain(OWN_WORDS.alias);
  });

  test('is erased once by two processes at once', async ({ api, options, learner, goneStudent, db, clock }) => {
    await goneStudent();
    await deleteNow(db, (await learner()).id, clock.now());
    clock.advance(FORTNIGHT);
    const other = createApi(options);
    await Promise.all([api.sweep(), other.sweep(), api.sweep(), other.sweep()]);
    await other.close();
    expect(await db.$count(students, eq(students.status, 'deleted'))).toBe(0);
    const erased = await db.select({ id: accountActs.studentId }).from(accountActs).where(eq(accountActs.act, 'erase'));
    expect(new Set(erased.map(({ id }) => id)).size).toBe(erased.length);
  });

  test('leaves others alone, and its address is free', async ({ api, learner, goneStudent, db, clock }) => {
    const other = await learner();
    const id = await goneStudent();
    const [row] = await db.select().from(students).where(eq(students.id, id));
    clock.advance(FORTNIGHT);
    await api.sweep();
    expect(await db.select({ id: students.id }).from(students)).toEqual([{ id: other.id }]);
    const form = {
      full_name: 'Noor',
      email: row?.email ?? '',
      password: 'a path of sand',
      terms: true,
      language: 'en',
      country: 'JO',
    } as const;
    await expect(api.client(guest()).account.signUpByEmail(form)).resolves.toMatchObject({ resend_after: 120 });
  });
});
