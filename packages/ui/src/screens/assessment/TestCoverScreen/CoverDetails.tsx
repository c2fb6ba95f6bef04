import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, LocalizedText } from '../../../ui.ts';
import type { CoverDetails as Details } from '../props.ts';
import * as shared from '../two-columns.css.ts';
import { PastAttempts } from './PastAttempts.tsx';
import * as css from './TestCoverScreen.css.ts';

/** What the test asks, what to know before it begins, and how it went so far. */
export function CoverDetails({ topics, hasLessons, limited, past, questionsCount, passCount, state }: Details) {
  return (
    <>
      <div className={shared.column}>
        <Asks topics={topics} hasLessons={hasLessons} />
        <Before limited={limited} />
      </div>
      {past ? (
        <div className={shared.column}>
          <PastAttempts past={past} questionsCount={questionsCount} passCount={passCount} state={state} />
        </div>
      ) : null}
    </>
  );
}

/** What the test asks, by lesson: a dot a question. */
const Asks = cachedFragment(function Asks({ topics, hasLessons }: Pick<Details, 'topics' | 'hasLessons'>) {
  const { t } = useTranslation(['testCover', 'outcome']);
  return (
    <Card titleId="asks" title={t('asks')}>
      <p className={shared.note}>{t('asksNote')}</p>
      <ul>
        {topics.map(({ lesson, questionsCount }, index) => (
          <li key={index} className={`${shared.topic} ${css.asks}`}>
            <b>{lesson ? <LocalizedText value={lesson} /> : t(hasLessons ? 'outcome:several' : 'outcome:whole')}</b>
            <span className={css.dots} aria-hidden="true">
              {Array.from({ length: questionsCount }, (_, dot) => (
                <i key={dot} />
              ))}
            </span>
            <span className={css.count}>{t('outcome:countOf', { count: questionsCount })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** What to know before it begins. */
const Before = cachedFragment(function Before({ limited }: { limited: boolean }) {
  const { t } = useTranslation(['testCover', 'outcome']);
  return (
    <Card titleId="before" title={t('before')}>
      <ul className={css.hints}>
        <li>{t('saved')}</li>
        <li>{t('skip')}</li>
        <li>{t(limited ? 'limit' : 'noLimit')}</li>
      </ul>
    </Card>
  );
});
