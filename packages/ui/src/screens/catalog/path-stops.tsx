import { useTranslation } from 'react-i18next';
import type { Stop } from '../../components/Path/Station.tsx';
import { LocalizedText } from '../../components/RichText/RichText.tsx';
import type { PathItemRow } from './props.ts';

/**
 * The stations of a learning path, with how long each takes, and where the ink ends: on the way out of the
 * last lesson that was begun.
 */
export function usePathStops(items: readonly PathItemRow[], here: number | null): { stops: Stop[]; at: number } {
  const { t } = useTranslation('catalog');
  const stops = items.map((item): Stop => {
    const minutes = item.duration === null ? null : Math.max(1, Math.round(item.duration / 60));
    const seconds = item.duration !== null && item.duration < 90 ? Math.round(item.duration) : null;
    const length =
      seconds !== null ? t('path.seconds', { count: seconds }) : minutes === null ? undefined : t('path.minutes', { count: minutes });
    const isHere = item.id === here;
    return {
      id: String(item.id),
      state: isHere ? 'here' : item.done ? 'done' : item.locked ? 'locked' : 'todo',
      test: item.type === 'test',
      label: <LocalizedText value={item.title} />,
      note: isHere ? t('path.here') : item.done ? t('path.done') : item.locked ? t('path.locked') : length,
      to: item.href,
    };
  });
  const walked = items.map(({ done }) => done).lastIndexOf(true);
  const current = items.findIndex(({ id }) => id === here);
  const furthest = Math.max(walked, current);
  const begun = items[furthest]?.progress ?? 0;
  return { stops, at: furthest < 0 ? -1 : furthest + (items[furthest]?.done ? 0.5 : begun * 0.5) };
}
