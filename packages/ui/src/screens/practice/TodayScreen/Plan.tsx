import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Form, useLocale } from '../../../ui.ts';
import type { TodayScreenProps } from '../today-props.ts';
import { parts } from '../AskedParts.css.ts';
import * as css from './TodayScreen.css.ts';

type PlanProps = Extract<TodayScreenProps, { state: 'plan' }>;

const headOf = ({ isOn, openCount, answeredCount, keptCount }: PlanProps) =>
  !isOn ? 'off' : openCount > 0 ? 'open' : answeredCount > 0 ? 'done' : keptCount > 0 ? 'rest' : 'none';

/** What comes back and when, and one's own choice (rule practice 12). */
export function Plan(props: PlanProps) {
  const { t } = useTranslation('today');
  const head = headOf(props);
  return (
    <div className={parts}>
      <div>
        <h1>{head === 'open' ? t('head.open', { count: props.openCount }) : t(`head.${head}`)}</h1>
        <p className={css.soft}>{t(`text.${head}`)}</p>
      </div>
      <div className={css.acts}>
        {props.begin === null ? null : (
          <Button to={props.begin} iconEnd="arrow">
            {t(props.answeredCount > 0 ? 'continue' : 'begin')}
          </Button>
        )}
        <Button look={props.begin === null ? 'primary' : 'quiet'} to={props.dashboard}>
          {t('toDashboard')}
        </Button>
      </div>
      {props.keptCount > 0 ? <Coming {...props} /> : null}
      <Card titleId="choice" title={t('choice.title')}>
        <p className={css.soft}>{t(props.isOn ? 'choice.on' : 'choice.off')}</p>
        <div className={css.acts}>
          <Form action={props.action} method="post">
            <input type="hidden" name="is_on" value={props.isOn ? '' : '1'} />
            <Button look="line" compact name="intent" value="switch" pending={props.pending}>
              {t(props.isOn ? 'choice.switchOff' : 'choice.switchOn')}
            </Button>
          </Form>
          {props.isOn && props.keptCount > 0 ? (
            <Button look="quiet" compact icon="retry" to={props.reset}>
              {t('choice.reset')}
            </Button>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

function Coming({ keptCount, overdueCount, coming }: PlanProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  return (
    <Card titleId="coming" title={t('coming.title')}>
      <p className={css.soft}>{t('coming.kept', { count: keptCount })}</p>
      {overdueCount > 0 ? <p className={css.soft}>{t('coming.overdue', { count: overdueCount })}</p> : null}
      {coming.length === 0 ? (
        <p className={css.soft}>{t('coming.later')}</p>
      ) : (
        <ul className={css.days}>
          {coming.map(({ day, count }) => (
            <li key={day} className={css.day}>
              <span>{formatDate(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
              <b>{t('coming.questions', { count })}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
