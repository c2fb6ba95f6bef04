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
      {props.state === 'guest' ? <Programs programs={props.programs} /> : null}
      {props.state === 'empty' || props.practices.length === 0 ? (
        <EmptyState
          title={t('start.empty.title')}
          action={props.state === 'empty' ? <Button to={props.explore}>{t('start.empty.action')}</Button> : null}
        >
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
      {props.state === 'guest' ? <Guest {...props} /> : null}
    </Page>
  );
}

type ForGuest = Extract<StartScreenProps, { state: 'guest' }>;

/** The programs of the country, one of which is shown. */
function Programs({ programs }: Pick<ForGuest, 'programs'>) {
  const { t } = useTranslation('practice');
  if (programs.length < 2) return null;
  return (
    <nav className={css.programs} aria-label={t('start.programs')}>
      {programs.map(({ id, title, href, current }) => (
        <Button key={id} look={current ? 'line' : 'quiet'} compact to={href} aria-current={current ? 'true' : undefined}>
          <LocalizedText value={title} />
        </Button>
      ))}
    </nav>
  );
}

/** Whoever practises has an account, which keeps every answer. */
function Guest({ intro, signUp, signIn }: ForGuest) {
  const { t } = useTranslation('practice');
  return (
    <Card titleId="account" title={t('start.guest.title')}>
      <p className={css.lead}>{t('start.guest.text')}</p>
      <div className={css.ways}>
        <Button compact to={signUp}>
          {t('intro.signUp')}
        </Button>
        <Button look="line" compact to={signIn}>
          {t('intro.signIn')}
        </Button>
        <Button look="quiet" compact to={intro}>
          {t('intro.how')}
        </Button>
      </div>
    </Card>
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
