import type { Subject } from '@darb/contract';
import type { SubjectTile } from '@darb/ui/screens/site/props';
import { href, type Whereabouts } from '../../href.ts';

/** A subject as a tile that leads to its page. */
export const subjectTile = (at: Whereabouts, subject: Subject): SubjectTile => ({
  id: subject.id,
  title: subject.title,
  icon: subject.icon,
  bgColor: subject.bgColor,
  lessonsCount: subject.lessons_count,
  quizzesCount: subject.quizzes_count,
  testsCount: subject.tests_count,
  href: href(at, 'subject', { program: subject.program_id, subject: subject.id }),
});
