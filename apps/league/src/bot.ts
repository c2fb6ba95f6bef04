import { type LeaguePlayer, OPTIONS_COUNT, QUESTIONS_COUNT } from '@darb/contract/league-match';
import { base64 } from './base64.ts';
import { draws } from './random.ts';

/**
 * What a bot does in one round: after how many milliseconds, and how far from the right option (0 is right).
 */
export interface BotMove {
  taken: number;
  wrongBy: number;
}

const EARLIEST_MS = 4_000;
const LATEST_MS = 14_000;
const RIGHT_SHARE = 2 / 3;
/** Names that say what they are: nobody should think of a child behind them. */
const NAMES = ['الآلي سراج', 'الآلي نبراس', 'الآلي مرصد', 'الآلي قلم', 'الآلي بوصلة', 'الآلي مدار'];
/** No account has it. */
const BOT_ID = '00000000-0000-0000-0000-000000000000';

/** All that a bot will do in a match: right two times in three, after 4 to 14 seconds (rule league 4). */
export function botMoves(seed: number): BotMove[] {
  const next = draws(seed);
  return Array.from({ length: QUESTIONS_COUNT }, () => ({
    taken: EARLIEST_MS + Math.floor(next() * (LATEST_MS - EARLIEST_MS + 1)),
    wrongBy: next() < RIGHT_SHARE ? 0 : 1 + Math.floor(next() * (OPTIONS_COUNT - 1)),
  }));
}

/** The bot as the other player sees it; its name travels as base64 of UTF-8. */
export function botPlayer(seed: number): LeaguePlayer {
  const name = NAMES[Math.floor(draws(seed ^ 0x5bd1e995)() * NAMES.length)] ?? '';
  return { id: BOT_ID, display_name: base64(name), username: 'bot', avatar_url: null, is_bot: true };
}
