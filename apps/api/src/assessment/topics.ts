import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import type { PathEntry } from '../catalog/service.ts';

/** How much of a topic, or of a difficulty, there is and was right. */
export interface Share {
  questions_count: number;
  correct_count: number;
}

/** A question with what it is told by; one that is not marked yet counts as not right. */
export interface Asked {
  lessonId: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  isCorrect?: boolean;
}

const shareOf = (asked: readonly Asked[]): Share => ({
  questions_count: asked.length,
  correct_count: asked.filter(({ isCorrect }) => isCorrect).length,
});

/** The most lessons that a result says to see again. */
const SEE_AGAIN = 3;

const lessonsOf = (path: readonly PathEntry[]) => path.filter(({ item }) => item.type === 'lesson');

const namedOf = ({ item }: PathEntry, language: Language) => ({ id: item.id, title: localize(item.title, language) });

/**
 * Questions by the lesson that they ask about, in the order of the path; last those that ask about several,
 * or about one that is there no more (rule assessment 26).
 */
export function topicsOf(path: readonly PathEntry[], asked: readonly Asked[], language: Language) {
  const lessons = lessonsOf(path);
  const several = asked.filter(({ lessonId }) => !lessons.some(({ item }) => item.id === lessonId));
  return [
    ...lessons.map((entry) => ({
      lesson: namedOf(entry, language),
      ...shareOf(asked.filter(({ lessonId }) => lessonId === entry.item.id)),
    })),
    { lesson: null, ...shareOf(several) },
  ].filter(({ questions_count }) => questions_count > 0);
}

/** Questions by difficulty. */
export const difficultiesOf = (asked: readonly Asked[]) => ({
  easy: shareOf(asked.filter(({ difficulty }) => difficulty === 'easy')),
  medium: shareOf(asked.filter(({ difficulty }) => difficulty === 'medium')),
  hard: shareOf(asked.filter(({ difficulty }) => difficulty === 'hard')),
});

/** The lessons about which most was wrong, of equal ones the earlier first. */
export const seeAgainOf = (path: readonly PathEntry[], asked: readonly Asked[], language: Language) =>
  lessonsOf(path)
    .map((entry) => ({
      ...namedOf(entry, language),
      duration: Math.round(entry.item.duration ?? 0),
      wrong_count: asked.filter(({ lessonId, isCorrect }) => lessonId === entry.item.id && !isCorrect).length,
    }))
    .filter(({ wrong_count }) => wrong_count > 0)
    .sort((one, other) => other.wrong_count - one.wrong_count)
    .slice(0, SEE_AGAIN);
