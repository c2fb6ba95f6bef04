import { useTranslation } from 'react-i18next';
import { Button, EmptyState, LocalizedText, Page } from '../../../ui.ts';
import type { TeamScreenProps } from '../contact-props.ts';
import { LetterTile } from './LetterTile.tsx';
import * as css from './TeamScreen.css.ts';

/** Who makes Darb, as the operator tells it, and who is looked for. */
export function TeamScreen(props: TeamScreenProps) {
  const { t } = useTranslation('team');
  const openings = props.state === 'ready' ? props.openings : [];
  return (
    <Page>
      {props.state === 'empty' ? (
        <EmptyState
          headingLevel={1}
          title={t('title')}
          action={
            <Button look="line" to={props.about}>
              {t('toAbout')}
            </Button>
          }
        >
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <header className={css.head}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </header>
          <ul className={css.people}>
            {props.people.map(({ name, role, about }, place) => (
              <li key={place} className={css.person}>
                <LetterTile name={name.text} place={place} />
                <div>
                  <h2>
                    <LocalizedText value={name} />
                  </h2>
                  <p className={css.role}>
                    <LocalizedText value={role} />
                  </p>
                  <p className={css.about}>
                    <LocalizedText value={about} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <section className={css.careers} id="careers" aria-labelledby="careers-title">
        <h2 id="careers-title">{t('careers.title')}</h2>
        <p>{openings.length > 0 ? t('careers.lead') : t('careers.none')}</p>
        <ul>
          {openings.map(({ name, role, about }, place) => (
            <li key={place} className={css.opening}>
              <h3>
                <LocalizedText value={name} />
              </h3>
              <p className={css.role}>
                <LocalizedText value={role} />
              </p>
              <p className={css.about}>
                <LocalizedText value={about} />
              </p>
            </li>
          ))}
        </ul>
        <Button look="line" to={props.contact}>
          {t('careers.write')}
        </Button>
      </section>
    </Page>
  );
}
