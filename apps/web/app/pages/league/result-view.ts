import type { LeagueRoundAnswer, league, ReplyOf } from '@darb/contract';
import type { ChallengeResultScreenProps, Forfeit, RoundAnswer } from '@darb/ui/screens/league/props';
import { href, type Whereabouts } from '../../href.ts';
import { playerOf } from './league-view.ts';
import { lobbyOf, matchOf } from './ways.ts';

type Said = ReplyOf<typeof league.result>;
type Finished = Extract<Said, { status: 'finished' }>;

/** The result of a match, from what the API says. */
export function resultScreen(at: Whereabouts, match: string, said: Said): ChallengeResultScreenProps {
  const head = { board: href(at, 'leaderboard'), league: href(at, 'league') };
  switch (said.status) {
    case 'down':
      return { ...head, state: 'down', retry: href(at, 'challengeResult', { match }) };
    case 'running':
      return { ...head, state: 'running', match: matchOf(at, match) };
    case 'void':
      return { ...head, state: 'void' };
    case 'finished':
      return {
        ...head,
        state: said.result,
        self: { name: said.user_name, avatar: null, isBot: false },
        opponent: playerOf(said.opponent),
        points: said.user_points,
        opponentPoints: said.opponent_points,
        forfeit: forfeitOf(said),
        gain: said.counted ? { added: said.board?.added ?? 0, bonus: said.bonus } : null,
        ranks: ranksOf(said.board),
        rounds: said.rounds.map(({ user, opponent, ...round }) => ({ ...round, own: answerOf(user), opponent: answerOf(opponent) })),
        again: said.subject && lobbyOf(at, said.subject.id),
      };
  }
}

/** Who did not play to the end: whoever lost. */
function forfeitOf({ ending, result }: Finished): Forfeit | null {
  if (ending === 'played') return null;
  if (result === 'lost') return ending === 'left' ? 'youLeft' : 'youAway';
  return ending === 'left' ? 'opponentLeft' : 'opponentAway';
}

const ranksOf = (board: Finished['board']) =>
  board === null || board.rank_after === null ? null : { before: board.rank_before, after: board.rank_after };

const answerOf = ({ answered, option, isCorrect, points, isPerfect, seconds }: LeagueRoundAnswer): RoundAnswer => ({
  option: answered ? option : null,
  isCorrect: isCorrect ?? false,
  points: points ?? 0,
  isPerfect: isPerfect ?? false,
  seconds: answered && seconds !== null ? Math.round(seconds) : null,
});
