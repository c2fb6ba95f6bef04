import { useTranslation } from 'react-i18next';
import { Button, Card, Station } from '../../../ui.ts';
import type { Place } from '../../../navigation.tsx';
import { EmptyLand } from './EmptyLand.tsx';
import * as css from './report-details.css.ts';
import { soft } from './ReportsScreen.css.ts';

const STEPS = ['lesson', 'questions', 'test'] as const;

/** What a report is before anything was done: where it begins, and how it fills. */
export function EmptyReport({ start }: { start: Place }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Card flush as="div">
        <div className={css.emptyWords}>
          <h2>{t('empty.title')}</h2>
          <p className={soft}>{t('empty.text')}</p>
          <Button to={start} iconEnd="arrow">
            {t('empty.start')}
          </Button>
        </div>
        <EmptyLand />
      </Card>
      <div className={css.below}>
        <Card title={t('empty.fills')} titleId="fills-title">
          <ol className={css.fills}>
            {STEPS.map((step) => (
              <li key={step}>
                <Station state="todo" test={step === 'test'} />
                <b>{t(`empty.${step}`)}</b>
                <p className={soft}>{t(`empty.${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </>
  );
}
