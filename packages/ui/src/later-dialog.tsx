import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefNotice } from './frame/BriefNotice.tsx';

/** Says so where a part of a page did not come: the page, and what was typed on it, stay as they are. */
export function PartMissing() {
  const { t } = useTranslation('frame');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return <BriefNotice tone="negative" text={t('partMissing')} onHeld={() => undefined} onClose={() => setClosed(true)} />;
}

/**
 * A dialog whose script is fetched when it opens. Where it cannot be fetched the page says so, instead of
 * giving way to an error with all that was typed (rule site 36).
 */
export const laterDialog = <Props,>(fetch: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await fetch().catch((): ComponentType<Props> => PartMissing) }));
