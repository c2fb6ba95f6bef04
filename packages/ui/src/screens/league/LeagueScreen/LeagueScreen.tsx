import { useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, LocalizedText, Page, SubjectTile } from '../../../ui.ts';
import type { LeagueScreenProps } from '../props.ts';
import * as css from './LeagueScreen.css.ts';

/** The league: subjects to play in; to a guest, what it is (reference `league`). */
export function LeagueScreen(props: LeagueScreenProps) {
  const { t } = useTranslation('league');
  return (
    <Page>
      <div>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {props.state === 'guest' ? (
        <div className={css.actions}>
          <Button look="live" to={props.signUp}>
            {t('guest.signUp')}
          </Button>
          <Button look="quiet" to={props.signIn}>
            {t('guest.signIn')}
          </Button>
        </div>
      ) : props.state === 'noPools' ? (
        <EmptyState title={t('noPools.title')} action={<Button to={props.explore}>{t('noPools.action')}</Button>}>
          {t('noPools.text')}
        </EmptyState>
      ) : (
        <Card titleId="pools" title={t('pools.title')}>
          <ul>
            {props.subjects.map(({ id, title, ...tile }) => (
              <li key={id} className={css.pool}>
                <SubjectTile {...tile} />
                <b>
                  <LocalizedText value={title} />
                </b>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
