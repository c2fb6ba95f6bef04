import type { KeepPlayer } from '@darb/contract/league-platform';
import { picturesAt } from '../account/picture-address.ts';
import type { Account } from '../account/profile.ts';
import type { CallLeague } from '../options.ts';
import { shownName } from './shown-name.ts';

/** How long a page waits for the league (rule league 20). */
const PATIENCE_MS = 2_000;

/**
 * What the league answers to a call of the platform's; null when it refuses, does not answer in time, or
 * is not there. It never keeps a page from being shown.
 */
export async function askLeague<Answer>(call: CallLeague | null, id: string, payload: object): Promise<Answer | null> {
  if (call === null) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)));
  try {
    const said = await Promise.race([call(id, JSON.stringify(payload)), late]);
    return said === null ? null : (JSON.parse(said) as Answer);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Who a student is in the league (rule league 15); one who is not let in is shown to nobody. */
export const playerOf = (account: Account): KeepPlayer => ({
  student_id: account.id,
  program: account.programId,
  display_name: (account.status === 'active' ? shownName(account, account.leagueName) : null) ?? '',
  avatar_url: (account.status === 'active' && account.visibility.picture ? picturesAt(account.image).image_small : null) ?? '',
});

/** Tells the league who a student is. What it does not hear now it hears with the next ticket, or page. */
export const keepPlayer = (call: CallLeague | null, account: Account): Promise<unknown> =>
  askLeague(call, 'keep_player', playerOf(account));
