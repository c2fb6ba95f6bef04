import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { pathItems, subtopicsOf } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import { assessmentOf } from './service.ts';

/** What a subtopic begins with: its first lesson, or its test where it has that alone. */
async function beginningOf(db: Db, subtopicId: number) {
  const path = await pathItems(db, { subtopicId });
  const first = path.find(({ item }) => item.type === 'lesson') ?? path[0];
  if (!first) return undefined;
  const { id, type, title } = first.item;
  return { lesson_id: type === 'lesson' ? id : null, test_id: type === 'test' ? id : null, title };
}

/** Where to go after a test, one of four ways (rule assessment 20). Refuses with `content_not_found`. */
export async function continueAfterTest(db: Db, language: Language, testId: number, subtopicId: number) {
  const { subjectId } = await assessmentOf(db, 'test', testId, subtopicId);
  const subtopics = await subtopicsOf(db, subjectId);
  const at = subtopics.findIndex(({ subtopic }) => subtopic.id === subtopicId);
  const next = subtopics[at + 1];
  const nowhere = { subject_id: subjectId, lesson_id: null, test_id: null, title: null };
  if (!next) return { ...nowhere, action: 'last_subtopic' as const, subtopic_id: subtopicId };
  const beginning = await beginningOf(db, next.subtopic.id);
  if (!beginning) return { ...nowhere, action: 'next_subtopic_coming_soon' as const, subtopic_id: next.subtopic.id };
  return {
    ...beginning,
    action: next.topic.id === subtopics[at]?.topic.id ? ('next_subtopic' as const) : ('next_topic' as const),
    subject_id: subjectId,
    subtopic_id: next.subtopic.id,
    title: localize(beginning.title, language),
  };
}
