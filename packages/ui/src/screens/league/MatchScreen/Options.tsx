import { formatNumber, type Rich } from '@darb/language';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutOf } from '../../../shortcut.ts';
import { Icon, RichText, useLocale } from '../../../ui.ts';
import type { PlayingProps } from './playing-props.ts';
import * as css from './Options.css.ts';

/** The keys 1 to 4 answer, wherever the focus is, but not above a dialog. */
function useAnswerKeys(answer: ((option: number) => void) | null, count: number) {
  const latest = useRef(answer);
  // before the round is painted: a key that is pressed at the first sight of it counts
  useLayoutEffect(() => void (latest.current = answer));
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || !/^[1-9]$/.test(key) || Number(key) > count) return;
      if (event.target instanceof HTMLElement && event.target.closest('[role="dialog"]')) return;
      latest.current?.(Number(key) - 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count]);
}

type Mark = 'none' | 'chosen' | 'correct' | 'incorrect';

function markOf(props: PlayingProps, option: number): Mark {
  if (props.state === 'round') return props.choice === option ? 'chosen' : 'none';
  if (option === props.correct) return 'correct';
  return option === props.choice ? 'incorrect' : 'none';
}

/**
 * The four options. Their boxes stay as they are in the reveal: what came of each stands on its edge.
 */
export function Options(props: PlayingProps & { spokenOf: (text: Rich) => string | undefined }) {
  const { question } = props;
  const answer = props.state === 'round' && props.choice === null ? props.onAnswer : null;
  useAnswerKeys(answer, question.options.length);
  return (
    <ol className={css.options}>
      {question.options.map((text, index) => (
        <li key={index}>
          <Option
            number={index + 1}
            text={text}
            spoken={props.spokenOf(text)}
            mark={markOf(props, index)}
            isOwn={props.choice === index}
            choose={answer && (() => answer(index))}
          />
        </li>
      ))}
    </ol>
  );
}

interface OptionProps {
  number: number;
  text: Rich;
  spoken: string | undefined;
  mark: Mark;
  isOwn: boolean;
  /** Null when no answer is taken any more. */
  choose: (() => void) | null;
}

function Option({ number, text, spoken, mark, isOwn, choose }: OptionProps) {
  const { t } = useTranslation(['match', 'frame']);
  const locale = useLocale();
  const isMarked = mark === 'correct' || mark === 'incorrect';
  const word = isMarked ? t(mark === 'incorrect' ? 'frame:yourAnswerWrong' : isOwn ? 'frame:yourAnswerRight' : 'frame:rightAnswer') : null;
  const label = spoken === undefined ? undefined : [t('said.choice', { number, text: spoken }), word].join(' ').trim();
  return (
    <button
      type="button"
      className={css.option({ mark, isOpen: choose !== null })}
      aria-pressed={isOwn}
      aria-disabled={choose === null}
      aria-label={label}
      onClick={choose ?? undefined}
    >
      <span className={css.badge({ mark })}>{formatNumber(locale, number)}</span>
      <span className={css.words}>
        <RichText value={text} />
      </span>
      {word ? (
        <span className={css.word({ mark: mark === 'correct' ? 'correct' : 'incorrect' })}>
          <Icon name={mark === 'correct' ? 'check' : 'close'} small />
          <span>{word}</span>
        </span>
      ) : null}
    </button>
  );
}
