import { useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, Icon, Link, LocalizedText, Page, SubjectTile } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import type { PracticeRow, StartScreenProps } from '../props.ts';
import * as css from './StartScreen.css.ts';

/** The practices of the program: one a subject (rule practice 1). */
export function StartScreen(props: StartScreenProps) {
  const { t } = useTranslation('practice');
  return (
    <Page>
      <div>
        <h1>{t('start.title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {props.state === 'empty' ? (
        <EmptyState title={t('start.empty.title')} action={<Button to={props.explore}>{t('start.empty.action')}</Button>}>
          {t('start.empty.text')}
        </EmptyState>
      ) : (
        <Card titleId="practices" title={t('start.subjects')}>
          <ul>
            {props.practices.map((practice) => (
              <Practice key={practice.id} {...practice} />
            ))}
          </ul>
        </Card>
      )}
      {props.state === 'ready' ? <Today to={props.today} /> : null}
    </Page>
  );
}

function Today({ to }: { to: Place }) {
  const { t } = useTranslation('practice');
  return (
    <Card>
      <Link className={css.today} to={to}>
        <span className={css.words}>
          <b>{t('start.today.title')}</b>
          <span className={css.soft}>{t('start.today.text')}</span>
        </span>
        <Icon name="chev" small />
      </Link>
    </Card>
  );
}

function Practice({ title, icon, bgColor, questionsCount, href }: PracticeRow) {
  const { t } = useTranslation('practice');
  return (
    <li className={css.item}>
      <Link className={css.row} to={href}>
        <SubjectTile icon={icon} bgColor={bgColor} />
        <span className={css.words}>
          <b>
            <LocalizedText value={title} />
          </b>
          <span className={css.soft}>{t('start.questions', { count: questionsCount })}</span>
        </span>
        <Icon name="chev" small />
      </Link>
    </li>
  );
}
