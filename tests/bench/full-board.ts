import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/api.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';

/**
 * Fills the boards of program 1, of all time, this week and the last one, with so many players beside the
 * student, whose account in the league is there and who comes to stand in the middle. The league reads it at
 * its next start.
 */
export async function fillBoards(dataDir: string, student: string, players: number): Promise<void> {
  const running = findRunningServer(dataDir);
  if (!running) throw new Error(`Nobody holds ${dataDir}`);
  const { db, close } = openDatabase(urlOfSocket(running.connection), { connections: 1 });
  const now = sql`extract(epoch from now())::bigint`;
  // 3 January 1970 was a Saturday: the weeks end at its 21:00 UTC
  const [week, first] = [sql.raw(String(7 * 86_400)), sql.raw(String(2 * 86_400 + 21 * 3_600))];
  const ended = sql`(${first} + (${now} - ${first}) / ${week} * ${week})`;
  try {
    await db.execute(sql`
      insert into league_accounts (id, custom_id, username, display_name, avatar_url, lang_tag, location, timezone, create_time, update_time)
      select gen_random_uuid(), 'player-' || n, 'player' || n, 'طالب%20' || n, '', 'ar', '', '', ${now}, ${now} from generate_series(1, ${players}::int) n`);
    await db.execute(sql`
      insert into league_records (board_id, owner_id, expiry, username, score, subscore, num_score, create_time, update_time)
      select board, a.id, expiry, a.username,
        case when a.custom_id = ${student} then 5000 else (abs(hashtext(a.id::text)) % 10000) end, 0, 1, ${now}, ${now}
      from league_accounts a cross join (
        values ('1_p_all_time', 0::bigint), ('1_p_this_week', ${ended} + ${week}), ('1_p_this_week', ${ended})) b(board, expiry)
      on conflict do nothing`);
  } finally {
    await close();
  }
}
