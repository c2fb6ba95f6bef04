import type { PackQuestion, PackQuiz, PackTest, Texts } from './pack.ts';
import { problem, type Problem } from './problem.ts';
import { QuestionMaker } from './question.ts';
import { claimId, plainTexts, type Reading } from './reading.ts';
import type { FindPicture } from './running-text.ts';
import { QUIZ_MINIMUM, TEST_MINIMUM, type QuestionInput, type QuizInput, type TestInput } from './schemas.ts';
import type { YamlFile } from './yaml-file.ts';

/** Students' records name quizzes and tests in one place: an id is of one of them only. */
const KIND = 'quiz or test';

/**
 * Makes a quiz of its checked file, and reports what the schema cannot see. `lessonTitle` stands in where it
 * has no title of its own.
 */
export function makeQuiz(reading: Reading, yaml: YamlFile<QuizInput>, lessonTitle: Texts, findPicture: FindPicture): PackQuiz {
  const { id, title } = yaml.value;
  claimId(reading, KIND, id, yaml);
  checkLessons(reading, yaml, (lesson) => problem('lessonInQuiz', { lesson }));
  return {
    id,
    title: title === undefined ? lessonTitle : plainTexts(reading, yaml, ['title'], title),
    questions: makeQuestions(reading, yaml, findPicture, QUIZ_MINIMUM),
  };
}

/**
 * Makes the test of a subtopic of its checked file, and reports what the schema cannot see. `lessons` are the
 * ids of the subtopic's.
 */
export function makeTest(reading: Reading, yaml: YamlFile<TestInput>, lessons: readonly number[], findPicture: FindPicture): PackTest {
  const { id, order, title, is_premium, suggested_minutes = null, limit_minutes = null } = yaml.value;
  claimId(reading, KIND, id, yaml);
  checkLessons(reading, yaml, (lesson) => (lessons.includes(lesson) ? null : problem('lessonElsewhere', { lesson })));
  return {
    id,
    order,
    title: plainTexts(reading, yaml, ['title'], title),
    is_premium,
    suggested_minutes,
    limit_minutes,
    questions: makeQuestions(reading, yaml, findPicture, TEST_MINIMUM),
  };
}

/** Reports what is wrong with the lessons that questions name (rule content 14). */
function checkLessons(reading: Reading, yaml: YamlFile<{ questions: QuestionInput[] }>, fault: (lesson: number) => Problem | null): void {
  yaml.value.questions.forEach(({ lesson }, index) => {
    const found = lesson === undefined ? null : fault(lesson);
    if (found) reading.problems.add(yaml.file, yaml.lineOf(['questions', index, 'lesson']), found);
  });
}

function makeQuestions(
  reading: Reading,
  yaml: YamlFile<{ questions: QuestionInput[] }>,
  findPicture: FindPicture,
  minimum: number,
): PackQuestion[] {
  const { value, file, lineOf } = yaml;
  if (value.questions.length < minimum)
    reading.problems.add(file, lineOf(['questions']), problem('questionsTooFew', { count: value.questions.length, minimum }));
  const unexplained = value.questions.flatMap(({ explanation }, index) => (explanation === undefined ? [index] : []));
  if (unexplained[0] !== undefined)
    reading.problems.warn(file, lineOf(['questions', unexplained[0]]), problem('explanationsMissing', { count: unexplained.length }));
  const seen = new Map<string, number>();
  value.questions.forEach(({ key }, index) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, lineOf(['questions', index, 'key']));
    else reading.problems.add(file, lineOf(['questions', index, 'key']), problem('keyTaken', { key, line: first }));
  });
  const maker = new QuestionMaker(reading, yaml, findPicture);
  const questions = value.questions.flatMap((question, index) => maker.make(question, index));
  maker.reportLanguages();
  return questions;
}
