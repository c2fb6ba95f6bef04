import type { Invitations, Wallet } from '@darb/contract';
import type { Language } from '@darb/language';
import { withInitial } from '../account/initial-name.ts';
import type { Profile } from '../account/profile.ts';
import { fullNamesOf, studentsBroughtBy } from '../account/service.ts';
import { localize } from '../catalog/localize.ts';
import { programTitles } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { CREDIT_CURRENCY, creditOf, creditRowsOf, rewardsFor, rewardsOf } from './credit.ts';

interface Part {
  limit: number;
  offset: number;
}

/** A student's credit with the rows that it is the sum of, the newest first (rule billing 11). */
export async function walletOf(db: Db, language: Language, student: StudentId, { limit, offset }: Part): Promise<Wallet> {
  const [credit, rewards, { rows, total }] = await Promise.all([
    creditOf(db, student),
    rewardsOf(db, student),
    creditRowsOf(db, student, limit, offset),
  ]);
  const friends = rows.flatMap(({ friendId }) => (friendId === null ? [] : [friendId]));
  const [titles, names] = await Promise.all([programTitles(db), fullNamesOf(db, friends)]);
  return {
    credit,
    rewards,
    currency: CREDIT_CURRENCY,
    total,
    rows: rows.map(({ id, kind, amount, balance, friendId, programId, at }) => {
      const name = friendId === null ? undefined : names.get(friendId);
      const title = kind === 'spent' && programId !== null ? titles.get(programId) : undefined;
      return {
        id,
        kind,
        amount,
        balance,
        friend: name === undefined ? null : withInitial(name),
        program_title: title ? localize(title, language) : null,
        at: at.toISOString(),
      };
    }),
  };
}

/** Whom a student's code brought, and for whom they were rewarded (rule billing 17). */
export async function invitationsOf(db: Db, { id, referralCode }: Profile['account'], { limit, offset }: Part): Promise<Invitations> {
  const [friends, rewarded] = await Promise.all([studentsBroughtBy(db, referralCode, limit, offset), rewardsFor(db, id)]);
  return {
    code: referralCode,
    total: friends.total,
    friends: friends.rows.map((friend) => ({
      name: withInitial(friend.fullName),
      joined_at: friend.createdAt.toISOString(),
      rewarded_at: rewarded.get(friend.id)?.toISOString() ?? null,
    })),
  };
}
