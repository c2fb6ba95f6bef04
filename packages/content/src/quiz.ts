import { createHash } from 'node:crypto';
import { LANGUAGES, foldArabic, type Language } from '@darb/language';
import { foldLook } from './characters.ts';
import type { Option, PackQuestion, PackQuiz, QuestionBody, Texts } from './pack.ts';
import { claimId, plainTexts, richTexts, type Reading } from './reading.ts';
import type { FindPicture } from './running-text.ts';
import { QUIZ_MINIMUM, type QuestionInput, type QuizInput, type TextsInput } from './schemas.ts';
import type { Path, YamlFile } from './yaml-file.ts';

const sourceOf = (input: TextsInput, lang: Language): string | undefined => (typeof input === 'string' ? input : input[lang]);

/** An opaque key: made from the question's key, the side and the text, it tells nothing of order or rightness. */
const optionKey = (question: string, side: string, text: TextsInput): string =>
  createHash('sha256')
    .update(JSON.stringify([question, side, sourceOf(text, 'ar')]))
    .digest('hex')
    .slice(0, 12);

/** Makes a quiz of its checked file, and reports what the schema cannot see. `lessonTitle` stands in where it has no title of its own. */
export function makeQuiz(reading: Reading, yaml: YamlFile<QuizInput>, lessonTitle: Texts, findPicture: FindPicture): PackQuiz {
  const { value, file, lineOf } = yaml;
  claimId(reading, 'quiz', value.id, yaml);
  if (value.questions.length < QUIZ_MINIMUM)
    reading.problems.add(file, lineOf(['questions']), `${value.questions.length} questions`, `a quiz has at least ${QUIZ_MINIMUM}`);
  const seen = new Map<string, number>();
  value.questions.forEach(({ key }, index) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, lineOf(['questions', index, 'key']));
    else
      reading.problems.add(
        file,
        lineOf(['questions', index, 'key']),
        `key “${key}” is taken in line ${first}`,
        'give the question a key of its own',
      );
  });
  const maker = new QuestionMaker(reading, yaml, findPicture);
  return {
    id: value.id,
    title: value.title === undefined ? lessonTitle : plainTexts(reading, yaml, ['title'], value.title),
    questions: value.questions.map((question, index) => maker.make(question, index)),
  };
}

class QuestionMaker {
  readonly #reading: Reading;
  readonly #yaml: YamlFile<QuizInput>;
  readonly #findPicture: FindPicture;
  /** The languages that any question of the quiz is written in: then all must be. */
  readonly #languages: readonly Language[];

  constructor(reading: Reading, yaml: YamlFile<QuizInput>, findPicture: FindPicture) {
    this.#reading = reading;
    this.#yaml = yaml;
    this.#findPicture = findPicture;
    this.#languages = LANGUAGES.filter((lang) =>
      yaml.value.questions.some(({ stem }) => typeof stem !== 'string' && stem[lang] !== undefined),
    );
  }

  make(question: QuestionInput, index: number): PackQuestion {
    const at = ['questions', index];
    return {
      key: question.key,
      order: index + 1,
      difficulty: question.difficulty,
      stem: this.#rich([...at, 'stem'], question.stem),
      explanation: this.#rich([...at, 'explanation'], question.explanation),
      body: this.#body(question, at),
    };
  }

  #problem(path: Path, problem: string, remedy: string): void {
    this.#reading.problems.add(this.#yaml.file, this.#yaml.lineOf(path), problem, remedy);
  }

  #rich(path: Path, input: TextsInput) {
    if (typeof input !== 'string')
      for (const lang of this.#languages)
        if (input[lang] === undefined)
          this.#problem(path, `a text without “${lang}”, which other questions of the quiz have`, `add ${lang}: '…'`);
    return richTexts(this.#reading, this.#yaml, path, input, this.#findPicture);
  }

  /** Options, items or one side of pairs; reports two that look alike in any language. */
  #options(question: string, side: string, entries: readonly { text: TextsInput; path: Path }[]): Option[] {
    for (const lang of LANGUAGES) {
      const looks = new Map<string, number>();
      for (const { text, path } of entries) {
        const source = sourceOf(text, lang);
        if (source === undefined) continue;
        const look = foldLook(source);
        const first = looks.get(look);
        if (first === undefined) looks.set(look, this.#yaml.lineOf(path));
        else {
          this.#problem(path, `“${source}” looks like the one in line ${first}`, 'make them differ by more than vowel signs and spaces');
          return [];
        }
      }
    }
    return entries.map(({ text, path }) => ({ key: optionKey(question, side, text), text: this.#rich(path, text) }));
  }

  #body(question: QuestionInput, at: readonly PropertyKey[]): QuestionBody {
    switch (question.type) {
      case 'single_choice': {
        const options = this.#options(
          question.key,
          'option',
          question.options.map(({ text }, index) => ({ text, path: [...at, 'options', index, 'text'] })),
        );
        const right = question.options.flatMap(({ correct }, index) => (correct ? [options[index]?.key ?? ''] : []));
        if (right.length !== 1)
          this.#problem(
            [...at, 'options'],
            `${right.length} right options`,
            'mark exactly one with correct: true (or make it multiple_choice)',
          );
        return { type: 'single_choice', options, correct: right[0] ?? '' };
      }
      case 'multiple_choice': {
        const options = this.#options(
          question.key,
          'option',
          question.options.map(({ text }, index) => ({ text, path: [...at, 'options', index, 'text'] })),
        );
        const correct = question.options.flatMap((option, index) => (option.correct ? [options[index]?.key ?? ''] : []));
        if (correct.length < 2 || correct.length === question.options.length)
          this.#problem(
            [...at, 'options'],
            `${correct.length} of ${question.options.length} options are right`,
            'mark at least two and not all with correct: true',
          );
        return { type: 'multiple_choice', options, correct, weights: this.#weights(question, options, at) };
      }
      case 'true_false':
        return { type: 'true_false', correct: question.answer };
      case 'numeric':
        return { type: 'numeric', correct: question.answer, tolerance: question.tolerance, unit: question.unit ?? null };
      case 'short_text':
        question.accepted.forEach((text, index) => {
          if (foldArabic(text) === '')
            this.#problem([...at, 'accepted', index], 'an accepted text without letters', 'write the word that a student would type');
        });
        return { type: 'short_text', accepted: question.accepted };
      case 'ordering': {
        const items = this.#options(
          question.key,
          'item',
          question.items.map((text, index) => ({ text, path: [...at, 'items', index] })),
        );
        return { type: 'ordering', items, correct: items.map(({ key }) => key) };
      }
      case 'matching': {
        const side = (name: 'left' | 'right') =>
          this.#options(
            question.key,
            name,
            question.pairs.map((pair, index) => ({ text: pair[name], path: [...at, 'pairs', index, name] })),
          );
        const [left, right] = [side('left'), side('right')];
        return { type: 'matching', left, right, correct: Object.fromEntries(left.map(({ key }, index) => [key, right[index]?.key ?? ''])) };
      }
    }
  }

  /** Shares of the mark: none at all (then only the exact set counts), or the right ones together 1 and no wrong one above 0. */
  #weights(
    question: Extract<QuestionInput, { type: 'multiple_choice' }>,
    options: readonly Option[],
    at: readonly PropertyKey[],
  ): Record<string, number> {
    if (question.options.every(({ weight }) => weight === undefined)) return {};
    const weights: Record<string, number> = {};
    let sum = 0;
    question.options.forEach(({ correct, weight = 0 }, index) => {
      if (correct ? weight <= 0 : weight > 0)
        this.#problem(
          [...at, 'options', index],
          `weight ${weight} of a ${correct ? 'right' : 'wrong'} option`,
          'right options weigh more than 0, wrong ones 0 or less',
        );
      if (correct) sum += weight;
      weights[options[index]?.key ?? ''] = weight;
    });
    if (Math.abs(sum - 1) > 0.005)
      this.#problem([...at, 'options'], `the weights of the right options add up to ${Number(sum.toFixed(3))}`, 'they must add up to 1');
    return weights;
  }
}
