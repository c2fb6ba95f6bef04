import { type LeaguePlayer } from '@darb/contract/league-match';

/**
 * A player's name for people: as it travels, spaces are `%20` and a bot's name is base64 of UTF-8. The
 * username where there is none.
 */
export function playerName({ display_name, username, is_bot }: LeaguePlayer): string {
  if (display_name === '') return username;
  if (!is_bot) return display_name.replace(/%20/g, ' ');
  return new TextDecoder().decode(Uint8Array.from(atob(display_name), (unit) => unit.charCodeAt(0)));
}
