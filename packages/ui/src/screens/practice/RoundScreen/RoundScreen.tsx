import { useTranslation } from 'react-i18next';
import type { Place } from '../../../navigation.tsx';
import { Button, Notice } from '../../../ui.ts';
import * as footCss from '../../assessment/QuestionFoot.css.ts';
import { hint } from '../../assessment/QuizScreen/QuizScreen.css.ts';
import { AskedKept, AskedMarked, AskedQuestion } from '../AskedParts.tsx';
import { levelName } from '../levels.ts';
import type { RoundScreenProps } from '../props.ts';
import * as css from './RoundScreen.css.ts';

type Asked = Exclude<RoundScreenProps, { state: 'shut' }>;

const TREASURE = 6;

/** A round: one question at a time, each answer marked at once with why (rule practice 1). */
export function RoundScreen(props: RoundScreenProps) {
  return props.state === 'shut' ? <Shut {...props} /> : <AskedInRound {...props} />;
}

function AskedInRound(props: Asked) {
  const { t } = useTranslation('practice');
  const around = { label: t('round.of', { level: t(`levels.${levelName(props.level)}`) }), ways: <Later progress={props.progress} /> };
  switch (props.state) {
    case 'question':
      return <AskedQuestion {...props} {...around} check={t('round.check')} />;
    case 'kept': {
      const next =
        props.next === null ? null : (
          <Button to={props.next} iconEnd="arrow">
            {t('round.next')}
          </Button>
        );
      return <AskedKept {...props} {...around} title={t('round.kept.title')} text={t('round.kept.text')} main={next} />;
    }
    case 'marked': {
      const next = (
        <Button to={props.next ?? props.completed} iconEnd="arrow">
          {t(props.next === null ? 'round.finish' : 'round.next')}
        </Button>
      );
      const earlier = props.isEarlier ? <Notice tone="info">{t('round.earlier')}</Notice> : null;
      return (
        <AskedMarked {...props} {...around} before={earlier} main={next}>
          {props.marked.isCorrect || props.level === TREASURE ? null : <p className={hint}>{t('round.comesBack')}</p>}
        </AskedMarked>
      );
    }
  }
}

function Later({ progress }: { progress: Place }) {
  const { t } = useTranslation('assessment');
  return (
    <Button look="quiet" compact to={progress}>
      {t('later')}
    </Button>
  );
}

function Shut({ level, checkout, progress }: Extract<RoundScreenProps, { state: 'shut' }>) {
  const { t } = useTranslation('practice');
  return (
    <>
      <h1>{t('round.shut.title', { level: t(`levels.${levelName(level)}`) })}</h1>
      <p className={css.text}>{t(checkout === null ? 'round.shut.textPlain' : 'round.shut.text')}</p>
      <div className={footCss.foot}>
        {checkout === null ? null : (
          <span className={footCss.footMain}>
            <Button to={checkout} icon="key">
              {t('round.shut.action')}
            </Button>
          </span>
        )}
        <span className={footCss.footRow}>
          <Button look="quiet" to={progress}>
            {t('round.shut.back')}
          </Button>
        </span>
      </div>
    </>
  );
}
