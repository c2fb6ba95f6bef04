import { useTranslation } from 'react-i18next';
import type { Stop } from '../../components/Path/Station.tsx';
import { LocalizedText } from '../../components/RichText/RichText.tsx';
import type { PathItemRow } from './props.ts';

/**
 * The stations of a learning path, with how long each takes or how much it asks, and where the ink ends: on
 * the way out of the last item that was begun.
 */
export function usePathStops(items: readonly PathItemRow[]): { stops: Stop[]; at: number } {
  const { t } = useTranslation('catalog');
  const lengthOf = ({ duration, questionsCount }: PathItemRow): string | undefined => {
    if (questionsCount !== null) return t('subject.questions', { count: questionsCount });
    if (duration === null) return undefined;
    return duration < 90
      ? t('path.seconds', { count: Math.round(duration) })
      : t('path.minutes', { count: Math.max(1, Math.round(duration / 60)) });
  };
  const stops = items.map((item): Stop => {
    const { current: isHere } = item;
    return {
      id: `${item.type} ${item.id}`,
      state: isHere ? 'here' : item.done ? 'done' : item.locked ? 'locked' : 'todo',
      test: item.type === 'test',
      label: <LocalizedText value={item.title} />,
      note: isHere ? t('path.here') : item.done ? t('path.done') : item.locked ? t('path.locked') : lengthOf(item),
      to: item.href,
    };
  });
  const walked = items.map(({ done }) => done).lastIndexOf(true);
  const current = items.findIndex(({ current: isHere }) => isHere);
  const furthest = Math.max(walked, current);
  const begun = items[furthest]?.progress ?? 0;
  return { stops, at: furthest < 0 ? -1 : furthest + (items[furthest]?.done ? 0.5 : begun * 0.5) };
}
