import { formatNumber, type Rich } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Icon, Num, RichText, useLocale } from '../../../ui.ts';
import { lineOf } from '../../assessment/QuizScreen/line-of.ts';
import type { ShownPlayer } from '../match-props.ts';
import { PlayerAvatar } from '../PlayerAvatar.tsx';
import { useOpponentCalled } from '../opponent-called.ts';
import { PlayerName } from '../PlayerName.tsx';
import { useAbsence } from './absence.ts';
import { firstLine } from './first-line.ts';
import { useFocusOnce } from './focus.ts';
import { Options } from './Options.tsx';
import type { PlayingProps } from './playing-props.ts';
import { Timer } from './Timer.tsx';
import * as css from './MatchScreen.css.ts';

/** One question for both, until both have answered or its time is over, and what came of it. */
export function Playing(props: PlayingProps) {
  const { self, opponent, round } = props;
  return (
    <div className={css.match}>
      <div className={css.duel}>
        <Player player={self} side="self" points={props.selfPoints} />
        <Round round={round} rounds={props.rounds} />
        <Player player={opponent} side="opponent" points={props.opponentPoints} />
      </div>
      <Timer key={round} {...props} />
      <Question key={`question ${round}`} {...props} />
    </div>
  );
}

function Round({ round, rounds }: Pick<PlayingProps, 'round' | 'rounds'>) {
  const { t } = useTranslation('match');
  const locale = useLocale();
  const values = { round: formatNumber(locale, round), rounds: formatNumber(locale, rounds) };
  return (
    <p className={css.round}>
      <Trans t={t} i18nKey="round" values={values} components={{ b: <b /> }} />
    </p>
  );
}

function Player({ player, side, points }: { player: ShownPlayer; side: 'self' | 'opponent'; points: number }) {
  const { t } = useTranslation(['match', 'frame']);
  const locale = useLocale();
  return (
    <div className={css.player({ side })}>
      <PlayerAvatar player={player} side={side} />
      <div className={css.who({ side })}>
        <PlayerName player={player} />
        {side === 'self' ? <span>{t('you')}</span> : <span>{t(player.isBot ? 'frame:player.bot' : 'theOpponent')}</span>}
      </div>
      <span className={css.points({ side })}>
        {/* other figures are other words: they stand in the middle, and would count as moved */}
        <Num key={points}>{formatNumber(locale, points)}</Num>
      </span>
    </div>
  );
}

const spokenOf = (text: Rich): string | undefined => (text.parts.some(({ kind }) => kind === 'math') ? lineOf(text) : undefined);

function Question(props: PlayingProps) {
  const { t } = useTranslation('match');
  const { question, round } = props;
  const focused = useFocusOnce<HTMLElement>(round);
  return (
    <>
      <section ref={focused} tabIndex={-1} className={css.question} aria-labelledby="question" aria-describedby="choices">
        <h1 id="question" className={css.ask} aria-label={spokenOf(question.stem)}>
          <RichText value={question.stem} />
        </h1>
        <p id="choices" hidden>
          {question.options.map((option, index) => t('said.choice', { number: index + 1, text: lineOf(option) })).join(' ')}
        </p>
      </section>
      <div className={css.below}>
        <Options {...props} spokenOf={spokenOf} />
        <div className={css.state}>{props.state === 'round' ? <Waiting {...props} /> : <Outcomes {...props} />}</div>
      </div>
    </>
  );
}

/** Who has answered: never what. */
function Waiting(props: Extract<PlayingProps, { state: 'round' }>) {
  const { t } = useTranslation('match');
  const called = useOpponentCalled();
  const absenceText = useAbsence();
  const { absence, opponent, choice, hasOpponentAnswered } = props;
  if (absence)
    return (
      <p className={css.line}>
        <Icon name="offline" small />
        <span>{absenceText(absence, opponent)}</span>
      </p>
    );
  const key =
    choice === null
      ? hasOpponentAnswered
        ? 'waiting.forYou'
        : 'waiting.both'
      : hasOpponentAnswered
        ? 'waiting.none'
        : 'waiting.forOpponent';
  return (
    <p className={css.line}>
      <Icon name={hasOpponentAnswered || choice !== null ? 'check' : 'clock'} small />
      <span>{t(key, { name: called(opponent) })}</span>
      <span className={css.hint}>{t('keys')}</span>
    </p>
  );
}

function Outcomes({ own, other, opponent, explanation }: Extract<PlayingProps, { state: 'reveal' }>) {
  const { t } = useTranslation('match');
  const called = useOpponentCalled();
  const why = explanation && firstLine(explanation);
  return (
    <>
      <p className={css.line}>
        <b className={css.verdict({ kind: own.kind })}>
          <Icon name={own.kind === 'correct' ? 'check' : own.kind === 'none' ? 'clock' : 'close'} small />
          <span>{t(own.isPerfect ? 'reveal.perfect' : `reveal.${own.kind}`)}</span>
        </b>
        <span>{t(`reveal.other.${other.kind}`, { name: called(opponent), count: other.points })}</span>
      </p>
      {why ? (
        <p className={css.why}>
          <RichText value={why} />
        </p>
      ) : null}
    </>
  );
}
