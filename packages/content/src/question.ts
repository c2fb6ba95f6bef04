import { createHash } from 'node:crypto';
import { LANGUAGES, foldArabic, type Language } from '@darb/language';
import { foldLetters, foldLook } from './characters.ts';
import { textsOf } from './numbers.ts';
import type { Option, PackQuestion, QuestionBody } from './pack.ts';
import { problem, type Problem } from './problem.ts';
import { richTexts, type Reading } from './reading.ts';
import type { FindPicture } from './running-text.ts';
import type { PlainQuestion, QuestionInput, TextsInput } from './schemas.ts';
import { variantsOf } from './variants.ts';
import type { Path, YamlFile } from './yaml-file.ts';

const sourceOf = (input: TextsInput, lang: Language): string | undefined => (typeof input === 'string' ? input : input[lang]);

/**
 * An opaque key: made from the question's key, the side and the text, it tells nothing of order or rightness.
 */
const optionKey = (question: string, side: string, text: TextsInput): string =>
  createHash('sha256')
    .update(JSON.stringify([question, side, sourceOf(text, 'ar')]))
    .digest('hex')
    .slice(0, 12);

/**
 * Makes questions of those in a checked `quiz.yaml` or `test.yaml`, and reports what the schema cannot see.
 */
export class QuestionMaker {
  readonly #reading: Reading;
  readonly #yaml: YamlFile<{ questions: QuestionInput[] }>;
  readonly #findPicture: FindPicture;
  /** The languages that any question of the file is written in: then all must be. */
  readonly #languages: readonly Language[];
  /** Those of them in which the question that is being made has no text at all. */
  #untranslated: readonly Language[] = [];
  /** The places of questions without any text in a language that others have. */
  readonly #withoutLanguage = new Map<Language, number[]>();

  constructor(reading: Reading, yaml: YamlFile<{ questions: QuestionInput[] }>, findPicture: FindPicture) {
    this.#reading = reading;
    this.#yaml = yaml;
    this.#findPicture = findPicture;
    this.#languages = LANGUAGES.filter((lang) =>
      yaml.value.questions.some(({ stem }) => typeof stem !== 'string' && stem[lang] !== undefined),
    );
  }

  /** A question in all of its variants. */
  make(question: QuestionInput, index: number): PackQuestion[] {
    const at = ['questions', index];
    // a question of which nothing is translated is shown in Arabic; one of which only a part is would be
    // shown in two languages at once
    const written = new Set(textsOf(question).map(({ path }) => path.at(-1)));
    this.#untranslated = written.has('ar') ? this.#languages.filter((lang) => !written.has(lang)) : [];
    for (const lang of this.#untranslated) this.#withoutLanguage.set(lang, [...(this.#withoutLanguage.get(lang) ?? []), index]);
    const variants = variantsOf(question, at, (path, found) => this.#problem(path, found));
    return variants.map((plain, place) => ({
      key: plain.key,
      variant: place + 1,
      order: index + 1,
      difficulty: plain.difficulty,
      lessonId: plain.lesson ?? null,
      stem: this.#rich([...at, 'stem'], plain.stem),
      explanation:
        plain.explanation === undefined ? { ar: { lang: 'ar', parts: [] } } : this.#rich([...at, 'explanation'], plain.explanation),
      body: this.#body(plain, at),
    }));
  }

  /** To be called after all questions: says once for each language how many of them lack it. */
  reportLanguages(): void {
    for (const [lang, [first = 0, ...others]] of this.#withoutLanguage)
      this.#reading.problems.warn(
        this.#yaml.file,
        this.#yaml.lineOf(['questions', first]),
        problem('languageMissing', { language: lang, count: others.length + 1 }),
      );
  }

  #problem(path: Path, found: Problem): void {
    this.#reading.problems.add(this.#yaml.file, this.#yaml.lineOf(path), found);
  }

  #rich(path: Path, input: TextsInput) {
    if (typeof input !== 'string')
      for (const lang of this.#languages)
        if (input[lang] === undefined && !this.#untranslated.includes(lang))
          this.#problem(path, problem('textLanguageMissing', { language: lang }));
    return richTexts(this.#reading, this.#yaml, path, input, this.#findPicture);
  }

  /**
   * Options, items or one side of pairs. Two that look alike in any language are reported: those that differ
   * by marks and spaces only (الصوم / الصَّوم) always, those that differ by letters that readers take for
   * each other (إلى / الى) as a warning: a spelling question may mean it.
   */
  #options({ key, spelling }: PlainQuestion, side: string, entries: readonly { text: TextsInput; path: Path }[]): Option[] {
    for (const lang of LANGUAGES) {
      const looks = new Map<string, number>();
      const letters = new Map<string, number>();
      for (const { text, path } of entries) {
        const source = sourceOf(text, lang);
        if (source === undefined) continue;
        const line = this.#yaml.lineOf(path);
        const same = looks.get(foldLook(source));
        if (same !== undefined) {
          this.#problem(path, problem('optionsLookAlike', { text: source, line: same }));
          return [];
        }
        const alike = letters.get(foldLetters(source));
        if (alike !== undefined && !spelling)
          this.#reading.problems.warn(this.#yaml.file, line, problem('optionsAlikeByLetters', { text: source, line: alike }));
        looks.set(foldLook(source), line);
        letters.set(foldLetters(source), line);
      }
    }
    return entries.map(({ text, path }) => ({ key: optionKey(key, side, text), text: this.#rich(path, text) }));
  }

  #body(question: PlainQuestion, at: readonly PropertyKey[]): QuestionBody {
    switch (question.type) {
      case 'single_choice': {
        const options = this.#options(
          question,
          'option',
          question.options.map(({ text }, index) => ({ text, path: [...at, 'options', index, 'text'] })),
        );
        const right = question.options.flatMap(({ correct }, index) => (correct ? [options[index]?.key ?? ''] : []));
        if (right.length !== 1) this.#problem([...at, 'options'], problem('rightOptionsOne', { count: right.length }));
        return { type: 'single_choice', options, correct: right[0] ?? '' };
      }
      case 'multiple_choice': {
        const options = this.#options(
          question,
          'option',
          question.options.map(({ text }, index) => ({ text, path: [...at, 'options', index, 'text'] })),
        );
        const correct = question.options.flatMap((option, index) => (option.correct ? [options[index]?.key ?? ''] : []));
        if (correct.length < 2 || correct.length === question.options.length)
          this.#problem([...at, 'options'], problem('rightOptionsSeveral', { count: correct.length, all: question.options.length }));
        return { type: 'multiple_choice', options, correct, weights: this.#weights(question, options, at) };
      }
      case 'true_false':
        return { type: 'true_false', correct: question.answer };
      case 'numeric':
        return { type: 'numeric', correct: question.answer, tolerance: question.tolerance, unit: question.unit ?? null };
      case 'short_text':
        question.accepted.forEach((text, index) => {
          if (foldArabic(text) === '') this.#problem([...at, 'accepted', index], problem('acceptedEmpty', {}));
        });
        return { type: 'short_text', accepted: question.accepted };
      case 'ordering': {
        const items = this.#options(
          question,
          'item',
          question.items.map((text, index) => ({ text, path: [...at, 'items', index] })),
        );
        return { type: 'ordering', items, correct: items.map(({ key }) => key) };
      }
      case 'matching': {
        const side = (name: 'left' | 'right') =>
          this.#options(
            question,
            name,
            question.pairs.map((pair, index) => ({ text: pair[name], path: [...at, 'pairs', index, name] })),
          );
        const [left, right] = [side('left'), side('right')];
        return { type: 'matching', left, right, correct: Object.fromEntries(left.map(({ key }, index) => [key, right[index]?.key ?? ''])) };
      }
    }
  }

  /**
   * Shares of the mark: none at all (then only the exact set counts), or the right ones together 1 and no
   * wrong one above 0.
   */
  #weights(
    question: Extract<PlainQuestion, { type: 'multiple_choice' }>,
    options: readonly Option[],
    at: readonly PropertyKey[],
  ): Record<string, number> {
    if (question.options.every(({ weight }) => weight === undefined)) return {};
    const weights: Record<string, number> = {};
    let sum = 0;
    question.options.forEach(({ correct, weight = 0 }, index) => {
      if (correct ? weight <= 0 : weight > 0)
        this.#problem([...at, 'options', index], problem(correct ? 'weightRight' : 'weightWrong', { weight }));
      if (correct) sum += weight;
      weights[options[index]?.key ?? ''] = weight;
    });
    if (Math.abs(sum - 1) > 0.005) this.#problem([...at, 'options'], problem('weightsSum', { sum: Number(sum.toFixed(3)) }));
    return weights;
  }
}
