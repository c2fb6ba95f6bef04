import type { FoundMatch, InvitedFriend } from '../../packages/contract/src/league-match.ts';
import { askApi } from './ask.ts';
import { playMatch, type Manner } from './league-match.ts';
import { call, signIn, type LeagueAddress, type Player } from './league.ts';
import type { TestStudent } from './records.ts';

/** A student in the league. */
export interface InLeague {
  readonly address: LeagueAddress;
  readonly player: Player;
}

/** Lets a student of a product into its league, as the product lets in their browser. */
export async function enterLeague(url: string, { id, token }: TestStudent): Promise<InLeague> {
  const { data } = await askApi(url, 'league/ticket', { token, body: {} });
  const { ticket, server_key } = data as { ticket: string; server_key: string };
  const { hostname, port } = new URL(url);
  const address: LeagueAddress = { host: hostname, port: Number(port), serverKey: server_key, httpKey: '', ticketFor: () => ticket };
  return { address, player: await signIn(address, id) };
}

/** A friend's match of two, which neither has joined yet; gives its id. */
export async function meetAsFriends(one: InLeague, other: InLeague, place: { program: number; subject: number }): Promise<string> {
  const { code } = await call<InvitedFriend>(one.player, 'invite_friend', place);
  const { matchIds } = await call<FoundMatch>(other.player, 'accept_friend', { code });
  const [id] = matchIds;
  if (id === undefined) throw new Error('no match for two friends');
  return id;
}

/** Both play a match to its end. */
export async function playBoth(id: string, players: readonly InLeague[], manner: Manner): Promise<void> {
  await Promise.all(players.map(({ address, player }) => playMatch(address, player, id, manner)));
}
