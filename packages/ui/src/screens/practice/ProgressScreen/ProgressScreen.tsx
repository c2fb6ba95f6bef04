import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, Card, Chip, DrawnPart, Dunes, Form, LaterStyles, LocalizedText, Page, Slab, useLocale } from '../../../ui.ts';
import { levelName } from '../levels.ts';
import type { ProgressScreenProps } from '../props.ts';
import { Figures, Road } from './Figures.tsx';
import * as css from './ProgressScreen.css.ts';

type Shown = Exclude<ProgressScreenProps, { state: 'reset' }>;

/** The six stations of a practice, where to go on, and how it went (references `practice…`). */
export function ProgressScreen(props: ProgressScreenProps) {
  const { t } = useTranslation('practice');
  if (props.state === 'reset') return <Reset {...props} />;
  return (
    <Page>
      <Breadcrumbs items={[{ text: t('start.title'), to: props.start }, { text: <LocalizedText value={props.title} /> }]} />
      <div className={css.greet}>
        <div>
          <h1>
            <LocalizedText value={props.title} />
          </h1>
          <p className={css.lead}>{t('lead')}</p>
        </div>
        {props.streak > 1 ? (
          <Chip tone="reward" icon="sun">
            {t('progress.streak', { count: props.streak })}
          </Chip>
        ) : null}
      </div>
      <Here {...props} />
      <DrawnPart id="road" of={props.facts} as={Road} />
      <LaterStyles />
      <DrawnPart id="figures" of={props.facts} as={Figures} />
      <p className={css.again}>
        {props.state === 'fresh' ? null : (
          <Button look="quiet" compact icon="retry" to={props.reset}>
            {t('progress.reset')}
          </Button>
        )}
      </p>
    </Page>
  );
}

/** The station that is open, and the way into its round; of a whole practice its treasure. */
function Here({ state, here }: Shown) {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  const level = t(`levels.${levelName(here.level)}`);
  return (
    <Slab labelledBy="here" flush>
      <Dunes />
      <div className={css.here}>
        <p className={css.eyebrow}>{t(`progress.eyebrow.${state}`)}</p>
        <h2 id="here">{t(state === 'completed' ? 'progress.completed' : 'progress.station', { level })}</h2>
        <p className={css.soft}>
          {state === 'completed'
            ? t('progress.completedText')
            : here.leftCount === null
              ? t('progress.fiveQuestions')
              : t('progress.left', { count: here.leftCount, answered: formatNumber(locale, here.answeredCount) })}
        </p>
        <div className={css.action}>
          <Button look="cream" to={here.href} iconEnd="arrow">
            {t(state === 'completed' ? 'progress.read' : here.answeredCount > 0 ? 'progress.continue' : 'progress.begin')}
          </Button>
        </div>
      </div>
    </Slab>
  );
}

function Reset({ title, action, back, pending }: Extract<ProgressScreenProps, { state: 'reset' }>) {
  const { t } = useTranslation('practice');
  return (
    <Page>
      <Card>
        <p className={css.lead}>
          <LocalizedText value={title} />
        </p>
        <h1>{t('reset.title')}</h1>
        <p className={css.lead}>{t('reset.text')}</p>
        <div className={css.acts}>
          <Form action={action} method="post">
            <Button name="intent" value="reset" pending={pending}>
              {t('reset.confirm')}
            </Button>
          </Form>
          <Button look="quiet" to={back}>
            {t('reset.back')}
          </Button>
        </div>
      </Card>
    </Page>
  );
}
