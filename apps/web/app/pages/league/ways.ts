import { href, type Whereabouts } from '../../href.ts';

/** Where a match in a subject is looked for. */
export const lobbyOf = (at: Whereabouts, subject: number): string => href(at, 'leagueLobby', { subject });
/** Where a match is played. */
export const matchOf = (at: Whereabouts, match: string): string => href(at, 'match', { match });
