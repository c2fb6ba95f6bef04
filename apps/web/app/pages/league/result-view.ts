import type { LeagueRoundAnswer, league, ReplyOf } from '@darb/contract';
import type { ChallengeResultScreenProps, Forfeit, PlayedRound, RoundAnswer } from '@darb/ui/screens/league/props';
import type { DrawnOf } from '../../../fast/door.ts';
import { href, pathOf, type Whereabouts } from '../../href.ts';
import { playerOf } from './league-view.ts';
import { lobbyOf, matchOf } from './ways.ts';

type Said = ReplyOf<typeof league.result>;
type Finished = Extract<Said, { status: 'finished' }>;

/** In the query of a result: no round is open. */
const NONE_OPEN = 0;
/** After so many lost matches in a row in a subject its practice is offered (rule league 22). */
const LOST_BEFORE_PRACTICE = 3;

/** Which round is asked for to be open; null where the address says nothing. */
export function openedOf(search: URLSearchParams): number | null {
  const asked = search.get('round');
  return asked !== null && /^\d$/.test(asked) ? Number(asked) : null;
}

/** The result of a match. One round is open: the one that is asked for, else the first that was not right. */
export function resultScreen(
  { visit: at, drawn }: { visit: Whereabouts; drawn: DrawnOf },
  match: string,
  said: Said,
  asked: number | null,
): ChallengeResultScreenProps {
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
        state: said.result,
        result: drawn({
          ...head,
          state: said.result,
          self: { name: said.user_name, avatar: null, isBot: false },
          opponent: playerOf(said.opponent),
          points: said.user_points,
          opponentPoints: said.opponent_points,
          forfeit: forfeitOf(said),
          gain: said.counted ? { added: said.board?.added ?? 0, bonus: said.bonus } : null,
          ranks: ranksOf(said.board),
          rounds: roundsOf(said, asked, {
            pageWith: (round) => href(at, 'challengeResult', { match }, { round }),
            collect: (question, round) =>
              href(at, 'addToCollection', null, { question, next: pathOf(at, 'challengeResult', { match }, { round }) }),
          }),
          again: said.subject && lobbyOf(at, said.subject.id),
          practice:
            said.subject && said.lost_in_a_row >= LOST_BEFORE_PRACTICE ? href(at, 'practiceProgress', { practice: said.subject.id }) : null,
        }),
      };
  }
}

interface RoundPlaces {
  pageWith: (round: number) => string;
  collect: (question: number, round: number) => string;
}

function roundsOf({ rounds }: Finished, asked: number | null, { pageWith, collect }: RoundPlaces): PlayedRound[] {
  const open = asked ?? rounds.findIndex(({ user }) => user.isCorrect !== true) + 1;
  return rounds.map(({ question, correct, explanation, user, opponent }, index) => {
    const number = index + 1;
    const isOpen = number === open;
    return {
      ...{ number, stem: question.stem, own: answerOf(user), opponent: answerOf(opponent) },
      toggle: pageWith(isOpen ? NONE_OPEN : number),
      opened: isOpen ? { options: question.options, correct, explanation, collect: collect(question.id, number) } : null,
    };
  });
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
