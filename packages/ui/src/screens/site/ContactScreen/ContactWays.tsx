import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Link, LocalizedText, Ltr, type IconName } from '../../../ui.ts';
import type { ContactWays } from '../contact-props.ts';
import * as css from './ContactScreen.css.ts';

function Way({ icon, title, text, children }: { icon: IconName; title: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <li className={css.way}>
      <span className={css.sign} aria-hidden>
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** How else a country's visitors reach us; what the operator has not given is not there. */
export function OtherWays({ ways }: { ways: ContactWays }) {
  const { t } = useTranslation('contact');
  const { number, office, map } = ways;
  if (Object.values(ways).every((way) => way === null)) return null;
  const mail = (key: 'help' | 'ideas' | 'schools', icon: IconName) =>
    ways[key] === null ? null : (
      <Way icon={icon} title={t(`ways.${key}.title`)} text={t(`ways.${key}.text`)}>
        <Link to={`mailto:${ways[key]}`}>
          <Ltr>{ways[key]}</Ltr>
        </Link>
      </Way>
    );
  return (
    <ul className={css.ways}>
      {number === null ? null : (
        <Way icon="phone" title={t('ways.number.title')} text={t('ways.number.text')}>
          <Link to={`tel:${number.replace(/[^\d+]/g, '')}`}>
            <Ltr>{number}</Ltr>
          </Link>
        </Way>
      )}
      {mail('help', 'mail')}
      {mail('ideas', 'talk')}
      {mail('schools', 'book')}
      {office === null && map === null ? null : (
        <Way icon="flag" title={t('ways.office.title')} text={office === null ? null : <LocalizedText value={office} />}>
          {map === null ? null : <Link to={map}>{t('ways.office.map')}</Link>}
        </Way>
      )}
    </ul>
  );
}
