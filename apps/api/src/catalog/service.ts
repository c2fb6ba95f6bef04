import { Refusal, subjectIcon, countryCode, type PathItem, type Program, type Subject, type Topic } from '@darb/contract';
import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import type { Db } from '../database/database.ts';
import { localize } from './localize.ts';
import * as queries from './queries.ts';

const countryOrOther = countryCode.catch('other');
const iconOrBook = subjectIcon.catch('book');

const programOf = (row: queries.ProgramRow, language: Language): Program => ({
  id: row.id,
  order: row.order,
  country: countryOrOther.parse(row.country),
  title: localize(row.title, language),
  title_ar: row.title.ar,
  assessment_only: ASSESSMENT_ONLY_PROGRAMS.has(row.id),
  subjects_count: row.subjects,
  lessons_count: row.lessons,
  tests_count: row.tests,
});

const subjectOf = (row: queries.SubjectRow, language: Language): Subject => ({
  id: row.id,
  program_id: row.programId,
  order: row.order,
  title: localize(row.title, language),
  bgColor: row.bgColor,
  icon: iconOrBook.parse(row.icon),
  lessons_count: row.lessons,
  quizzes_count: row.quizzes,
  tests_count: row.tests,
});

/** An item of a path: where it stands, and its row. */
export type PathEntry = queries.PathRow;

/** An item of a path, in a language. */
export const pathItemOf = ({ item }: PathEntry, language: Language): PathItem => ({
  id: item.id,
  type: item.type,
  order: item.order,
  is_premium: item.isPremium,
  is_head: item.isHead,
  title: localize(item.title, language),
  duration: item.duration === null ? null : Math.round(item.duration),
  quiz_id: item.quizId,
  questions_count: item.questions,
});

/** Programs in reverse order (rule catalog 9), those of one country when it is given. */
export async function listPrograms(db: Db, language: Language, country?: string): Promise<Program[]> {
  return (await queries.listPrograms(db, { country })).map((row) => programOf(row, language));
}

/** One program. Refuses with `content_not_found`. */
export async function programById(db: Db, language: Language, id: number): Promise<Program> {
  const [row] = await queries.listPrograms(db, { id });
  if (!row) throw new Refusal('content_not_found');
  return programOf(row, language);
}

/** One subject. Refuses with `content_not_found`. */
export async function subjectById(db: Db, language: Language, id: number): Promise<Subject> {
  const [row] = await queries.listSubjects(db, { id });
  if (!row) throw new Refusal('content_not_found');
  return subjectOf(row, language);
}

/** A program with its subjects by order. Refuses with `content_not_found`. */
export async function subjectsOfProgram(db: Db, language: Language, programId: number): Promise<{ program: Program; subjects: Subject[] }> {
  const [program, rows] = await Promise.all([programById(db, language, programId), queries.listSubjects(db, { programId })]);
  return { program, subjects: rows.map((row) => subjectOf(row, language)) };
}

/** Programs with their subjects, as `listPrograms` has them. */
export async function programsWithSubjects(db: Db, language: Language, country?: string): Promise<(Program & { subjects: Subject[] })[]> {
  const [programs, rows] = await Promise.all([listPrograms(db, language, country), queries.listSubjects(db, {})]);
  return programs.map((program) => ({
    ...program,
    subjects: rows.filter((row) => row.programId === program.id).map((row) => subjectOf(row, language)),
  }));
}

/** Who made a subject, as its pack says (rule catalog 20). Refuses with `content_not_found`. */
export async function instructorsOfSubject(db: Db, language: Language, subjectId: number) {
  await subjectById(db, language, subjectId);
  const found = await queries.instructorsOf(db, subjectId);
  return { instructors: found.map(({ name, about }) => ({ name: localize(name, language), about: localize(about, language) })) };
}

/** The titles of programs by id, those of retired ones too. */
export const programTitles = (db: Db): Promise<ReadonlyMap<number, Texts>> => queries.programTitles(db);

/** Title, colour and icon of every subject, retired ones too, by programs and their order. */
export async function subjectLooks(db: Db) {
  return (await queries.subjectLooks(db)).map((row) => ({ ...row, icon: iconOrBook.parse(row.icon) }));
}

/** Every subject that holds anything, with its program. */
export const everySubject = (db: Db): Promise<readonly { id: number; programId: number; title: Texts }[]> => queries.everySubject(db);

/**
 * The lessons and tests of a subject, a subtopic or a program in the order of their paths; empty for an
 * unknown one.
 */
export async function pathItems(
  db: Db,
  filter: { subjectId: number } | { subtopicId: number } | { programId: number },
): Promise<PathEntry[]> {
  return queries.listPaths(db, filter);
}

/** The subtopics of a subject with their topics, in their order; empty for an unknown one. */
export const subtopicsOf = (db: Db, subjectId: number) => queries.listSubtopics(db, subjectId);

/**
 * The topics of a subject with their subtopics and items, those without an item too (rule catalog 13).
 * Refuses with `content_not_found`.
 */
export async function subtopicsList(
  db: Db,
  language: Language,
  subjectId: number,
): Promise<{ program: Program; subject: Subject; topics: Topic[] }> {
  const subject = await subjectById(db, language, subjectId);
  const [program, places, rows] = await Promise.all([
    programById(db, language, subject.program_id),
    queries.listSubtopics(db, subjectId),
    queries.listPaths(db, { subjectId }),
  ]);
  const topics = new Map<number, Topic>();
  for (const { topic, subtopic } of places) {
    const listed: Topic = topics.get(topic.id) ?? { ...topic, title: localize(topic.title, language), subtopics: [] };
    topics.set(topic.id, listed);
    const items = rows.filter((row) => row.subtopic.id === subtopic.id).map((row) => pathItemOf(row, language));
    listed.subtopics.push({ ...subtopic, title: localize(subtopic.title, language), items });
  }
  return { program, subject, topics: [...topics.values()] };
}

/** A subtopic with what stands above it, and its items. Refuses with `content_not_found`. */
export async function subtopicPath(db: Db, language: Language, subtopicId: number) {
  const entries = await queries.listPaths(db, { subtopicId });
  const [first] = entries;
  if (!first) throw new Refusal('content_not_found');
  const subject = await subjectById(db, language, first.subjectId);
  return {
    program: await programById(db, language, subject.program_id),
    subject,
    topic: { id: first.topic.id, title: localize(first.topic.title, language) },
    subtopic: { id: first.subtopic.id, title: localize(first.subtopic.title, language) },
    entries,
  };
}
