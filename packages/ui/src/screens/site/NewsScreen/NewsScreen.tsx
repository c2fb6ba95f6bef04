import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Icon, Link, Page, useForeign, useLocale } from '../../../ui.ts';
import { NewsPicture } from '../NewsPicture/NewsPicture.tsx';
import type { NewsEntry, NewsScreenProps } from '../news-props.ts';
import * as css from './NewsScreen.css.ts';

/** How far from the edge the road passes each article, by turns. */
const BENDS = [20, 27, 21, 14, 22, 28, 18] as const;
const bendAt = (index: number): number => BENDS[index % BENDS.length] ?? 20;

/** What is new: the latest article with its picture, and the road of those before it. */
export function NewsScreen({ latest, earlier }: NewsScreenProps) {
  const { t } = useTranslation('news');
  return (
    <Page>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <Latest {...latest} />
      <ol className={css.road} aria-label={t('earlier')}>
        {earlier.map((entry, index) => (
          <Earlier key={entry.id} entry={entry} index={index} isLast={index === earlier.length - 1} />
        ))}
      </ol>
    </Page>
  );
}

function Latest({ title, summary, date, picture, href }: NewsEntry) {
  const { t } = useTranslation('news');
  return (
    <article className={picture ? css.latest : css.latestAlone}>
      {picture ? <NewsPicture name={picture} /> : null}
      <div className={css.latestText}>
        <When date={date} />
        <div className={css.words} {...useForeign(title.lang)}>
          <h2 className={css.latestTitle}>
            <Link className={css.titleLink} to={href}>
              {title.text}
            </Link>
          </h2>
          <p>{summary.text}</p>
        </div>
        <span className={css.read} aria-hidden>
          {t('read')}
          <Icon name="arrow" small />
        </span>
      </div>
    </article>
  );
}

function Earlier({ entry, index, isLast }: { entry: NewsEntry; index: number; isLast: boolean }) {
  const from = bendAt(index);
  const to = bendAt(index + 1);
  return (
    <li className={css.stop}>
      <span className={css.rail} aria-hidden>
        {isLast ? null : (
          <svg className={css.line} viewBox="0 0 40 100" preserveAspectRatio="none">
            <path d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <i className={css.dot} style={{ insetInlineStart: `${from}px` }} />
      </span>
      <div className={css.entry}>
        <When date={entry.date} />
        <div {...useForeign(entry.title.lang)}>
          <h2 className={css.entryTitle}>
            <Link className={css.titleLink} to={entry.href}>
              {entry.title.text}
            </Link>
          </h2>
          <p>{entry.summary.text}</p>
        </div>
      </div>
    </li>
  );
}

function When({ date }: { date: string }) {
  return (
    <time className={css.when} dateTime={date}>
      {formatDate(useLocale(), date)}
    </time>
  );
}
