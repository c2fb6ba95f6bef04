import type { Rich } from '@darb/language';
import { isLive, playerName, type LeagueState } from '@darb/league-client';

/** Running text without its formats; a formula as TeX. */
const textOf = ({ parts }: Rich): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'math' ? part.tex : `[${part.alt}]`)).join('');

const RESULTS = { won: 'You have won', lost: 'You have lost', draw: 'It is a draw' } as const;
const ENDINGS = { played: '', left: ' The other player left.', away: ' A player was away too long.', void: '', unmet: '' } as const;
const FAILURES = {
  unreachable: 'The league cannot be reached. Is Darb running, and at this address? It starts with: npm start',
  no_ticket: 'No ticket could be made.',
  refused: 'The league refused the ticket. Do this command and the league have the same LEAGUE_TICKET_KEY, or the same data folder?',
  too_many: 'The league has been asked too often. Wait a minute, and try again.',
  invitation_gone: 'This invitation is over, or somebody has taken it.',
  own_invitation: 'This invitation is the player’s own.',
  other_program: 'This invitation is of another program.',
  not_offered: 'This subject has no matches: it needs at least six questions with one right answer among four.',
} as const;

/** Which question a state is about; -1 outside of questions. */
const questionOf = (state: LeagueState): number =>
  state.phase === 'round' || state.phase === 'reveal' ? state.question.question_index : -1;

/**
 * What a terminal says when the state of the league goes from `before` to `now`: nothing while what a person
 * would see stays the same.
 */
export function linesOf(before: LeagueState, now: LeagueState): string[] {
  const lines: string[] = [];
  if (isLive(now) && !now.link.isUp && (!isLive(before) || before.link.isUp)) lines.push('The line is down. Trying to come back.');
  if (isLive(before) && !before.link.isUp && isLive(now) && now.link.isUp) lines.push('The line is up again.');
  if (before.phase === now.phase && questionOf(before) === questionOf(now)) return [...lines, ...newsOf(before, now)];
  return [...lines, ...linesAtBegin(now)];
}

/** What changes within a phase. */
function newsOf(before: LeagueState, now: LeagueState): string[] {
  if (before.phase !== 'round' || now.phase !== 'round') return [];
  const index = now.question.question_index;
  const lines: string[] = [];
  if (before.choice === null && now.choice !== null) lines.push(`You chose ${now.choice.option + 1}.`);
  const hasAnswered = (state: typeof now) => state.match.opponentAnswers[index]?.answered === true;
  if (!hasAnswered(before) && hasAnswered(now)) lines.push(`${playerName(now.opponent)} has answered.`);
  return lines;
}

function linesAtBegin(state: LeagueState): string[] {
  switch (state.phase) {
    case 'idle':
      return [];
    case 'connecting':
      return ['Connecting to the league.'];
    case 'searching':
      return [`Looking for another player in ${state.match.challenge.title_ar}.`];
    case 'found':
      return [`You play against ${playerName(state.opponent)}.`];
    case 'countdown':
      return ['The match is about to begin.'];
    case 'round': {
      const { question_index, stem, options } = state.question;
      const heading = `Question ${question_index + 1} of ${state.match.questionsCount}: ${textOf(stem)}`;
      return ['', heading, ...options.map((option, index) => `  ${index + 1}  ${textOf(option)}`)];
    }
    case 'reveal': {
      const { match, reveal, choice, opponent } = state;
      const points = match.userAnswers[reveal.question_index]?.points ?? 0;
      const right = `The right answer is ${reveal.correct + 1}.`;
      const verdict =
        choice === null ? `No answer. ${right}` : choice.option === reveal.correct ? `Right: ${points} points.` : `Wrong. ${right}`;
      return [`${verdict} You ${match.userPoints}, ${playerName(opponent)} ${match.opponentPoints}.`];
    }
    case 'result': {
      const { matchResult, ending, userPoints, opponentPoints } = state.summary;
      return ['', `${RESULTS[matchResult]}, ${userPoints} to ${opponentPoints}.${ENDINGS[ending]}`];
    }
    case 'void':
      return ['The match is void: it could not go on, and counts for nothing.'];
    case 'left':
      return ['You have left, and so lost the match.'];
    case 'replaced':
      return ['The same player has come in from another place.'];
    case 'failed':
      return [FAILURES[state.reason]];
  }
}
