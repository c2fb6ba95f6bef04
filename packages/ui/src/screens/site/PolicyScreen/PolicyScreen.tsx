import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Link, useLocale } from '../../../ui.ts';
import type { PolicyScreenProps } from '../props.ts';
import * as css from './PolicyScreen.css.ts';

/** Terms, privacy or cookies: one reading column with its contents beside it. */
export function PolicyScreen(props: PolicyScreenProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{props.title}</h1>
        <p className={css.lead}>{props.lead}</p>
        <p className={css.updated}>{t('policy.updated', { date: formatDate(locale, props.lastUpdated) })}</p>
      </header>
      <nav className={css.contents} aria-label={t('policy.contents')}>
        <h2>{t('policy.contents')}</h2>
        <ul>
          {props.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ul>
        <h2>{t('policy.others')}</h2>
        <ul>
          {props.others.map(({ key, href }) => (
            <li key={key}>
              <Link to={href}>{t(`policy.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.body}>
        {props.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
