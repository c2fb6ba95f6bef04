import { href, type Whereabouts } from '../../href.ts';
import { MATCH_SLOT } from '../../client/remembered-match.ts';

/** Addresses that only the browser can fill in: of the match that it is given, of a link for a friend. */
export interface MatchPlaces {
  league: string;
  signIn: string;
  match: string;
  result: string;
  lobby: string;
}

/** Stands for a subject's id and for an invitation's code; no address of ours has it elsewhere. */
const SUBJECT_SLOT = 987_654_321;
export const CODE_SLOT = 'CODE';

export const matchPlaces = (at: Whereabouts & { readonly path: string }): MatchPlaces => ({
  league: href(at, 'league'),
  signIn: href(at, 'signin', null, { next: at.path, reason: 'session' }),
  match: href(at, 'match', { match: MATCH_SLOT }),
  result: href(at, 'challengeResult', { match: MATCH_SLOT }),
  lobby: href(at, 'leagueLobby', { subject: SUBJECT_SLOT }),
});

export const ofMatch = (place: string, matchId: string): string => place.replace(MATCH_SLOT, matchId);
export const ofSubject = (place: string, subject: number): string => place.replace(String(SUBJECT_SLOT), String(subject));
