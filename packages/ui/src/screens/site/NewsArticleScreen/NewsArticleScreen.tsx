import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Icon, Link, LocalizedText, useForeign, useLocale } from '../../../ui.ts';
import { PageText } from '../../PageText/PageText.tsx';
import { NewsPicture } from '../NewsPicture/NewsPicture.tsx';
import type { NewsArticleScreenProps } from '../news-props.ts';
import * as css from './NewsArticleScreen.css.ts';

/** One article, with the ways to those before and after it. */
export function NewsArticleScreen({ id, title, summary, date, picture, text, older, newer, all }: NewsArticleScreenProps) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  const foreign = useForeign(title.lang);
  return (
    <article className={css.article}>
      <header className={css.head}>
        <Link className={css.back} to={all}>
          <Icon name="back" small />
          {t('all')}
        </Link>
        <time className={css.when} dateTime={date}>
          {formatDate(locale, date)}
        </time>
        <LocalizedText as="h1" value={title} />
        <div className={css.summary}>
          <LocalizedText as="p" value={summary} />
        </div>
      </header>
      {picture ? <NewsPicture name={picture} /> : null}
      <div className={css.text} {...foreign}>
        <PageText key={id} text={text} />
      </div>
      <nav className={css.turn} aria-label={t('others')}>
        {newer ? (
          <Link className={css.neighbour} to={newer.href}>
            <span className={css.which}>{t('newer')}</span>
            <LocalizedText as="b" value={newer.title} />
          </Link>
        ) : null}
        {older ? (
          <Link className={css.neighbour} to={older.href}>
            <span className={css.which}>{t('older')}</span>
            <LocalizedText as="b" value={older.title} />
          </Link>
        ) : null}
      </nav>
    </article>
  );
}
