import type { Language } from '@darb/language';
import { questionSchema, type QuestionInput } from '../schemas.ts';
import { contentOf, firstKeyOf, keyOf, languagesOf, secondKey, shownText } from './identity.ts';
import type { NewQuestion } from './judge.ts';
import { excerpt, excerptsOf, remark, type Place, type Remark } from './remarks.ts';
import { difference, isSameQuestion } from './same-question.ts';
import type { Finding } from './texts.ts';

/** A question that may come in, with where it is from. */
export interface Incoming {
  identifier: string | null;
  question: NewQuestion;
  place: Place;
  /** Whether the file said no difficulty: then that of a question which is there already stays. */
  difficultySet: boolean;
}

/** What is to be written for one question of a file. `unchanged`: nothing. */
export interface Decision {
  what: 'add' | 'replace' | 'unchanged' | 'left_out';
  /** As it is to stand in the pack. */
  question: QuestionInput | null;
  /** The place of the one that it replaces. */
  at: number | null;
  remarks: Remark[];
}

/** Its fields in the order in which people write them, without those that say what is the case anyway. */
function written(key: string, question: NewQuestion, more: Partial<QuestionInput> = {}): QuestionInput {
  const { type, difficulty, stem, explanation, ...answer } = question;
  return questionSchema.parse({ key, type, difficulty, stem, ...answer, ...(explanation === undefined ? {} : { explanation }), ...more });
}

/**
 * Which question of the pack each one of a file is, and what becomes of it. Questions that are there word for
 * word find themselves first.
 */
export class Merge {
  readonly #existing: readonly QuestionInput[];
  readonly #language: Language;
  readonly #byKey: Map<string, number>;
  /** Those whose key was made of another one's that was taken, by that one. */
  readonly #bySharedKey = new Map<string, number[]>();
  readonly #byContent = new Map<string, number[]>();
  readonly #claimed = new Set<number>();
  /** Contents by the key under which they came in this run. */
  readonly #used = new Map<string, { content: string; label: string }>();

  constructor(existing: readonly QuestionInput[], language: Language) {
    this.#existing = existing;
    this.#language = language;
    this.#byKey = new Map(existing.map(({ key }, index) => [key, index]));
    existing.forEach((question, index) => {
      const shared = firstKeyOf(question.key);
      if (shared !== null) this.#bySharedKey.set(shared, [...(this.#bySharedKey.get(shared) ?? []), index]);
      if (question.parameters) return;
      const content = contentOf(question, language);
      this.#byContent.set(content, [...(this.#byContent.get(content) ?? []), index]);
    });
  }

  decide(incoming: readonly Incoming[]): Decision[] {
    const contents = incoming.map(({ question }) => contentOf(question, this.#language));
    const same = incoming.map(({ identifier, question }, index) => {
      const own = keyOf(identifier, question, this.#language);
      const candidates = (this.#byContent.get(contents[index] ?? '') ?? []).filter((at) => !this.#claimed.has(at));
      // under its own key before any other; one that has another identifier is another question, however
      // alike they are
      const at = candidates.find((one) => this.#existing[one]?.key.startsWith(own)) ?? (identifier === null ? candidates[0] : undefined);
      if (at !== undefined) this.#claimed.add(at);
      return at ?? null;
    });
    return incoming.map((one, index) => {
      const content = contents[index] ?? '';
      const at = same[index];
      if (at !== null && at !== undefined) return this.#renew(one, content, at);
      return this.#place(one, content);
    });
  }

  /** A question that is there: its explanation and difficulty may still be new. */
  #renew(one: Incoming, content: string, at: number): Decision {
    const before = this.#existing[at];
    if (!before) return this.#place(one, content);
    this.#used.set(before.key, { content, label: one.place.label ?? '' });
    const { question, difficultySet } = one;
    const sameLevel = difficultySet || question.difficulty === before.difficulty;
    const told = question.explanation;
    const sameWords = told === undefined || this.#tells(before, told);
    if (sameLevel && sameWords) return { what: 'unchanged', question: before, at, remarks: [] };
    return this.#replace(one, before, at);
  }

  #tells(before: QuestionInput, told: NonNullable<NewQuestion['explanation']>): boolean {
    const { explanation } = before;
    return explanation !== undefined && shownText(explanation, this.#language) === shownText(told, this.#language);
  }

  #place(one: Incoming, content: string): Decision {
    const first = keyOf(one.identifier, one.question, this.#language);
    const used = this.#used.get(first);
    if (used?.content === content) return this.#leave(one, { code: 'repeated', values: { other: used.label } });
    const at = this.#byKey.get(first);
    const named = [...(at === undefined ? [] : [at]), ...(this.#bySharedKey.get(first) ?? [])].filter((index) => !this.#claimed.has(index));
    const changed = named.find((index) => {
      const before = this.#existing[index];
      return before !== undefined && !this.#used.has(before.key) && isSameQuestion(before, one.question, this.#language);
    });
    const before = changed === undefined ? undefined : this.#existing[changed];
    if (changed !== undefined && before) {
      this.#claimed.add(changed);
      this.#used.set(before.key, { content, label: one.place.label ?? '' });
      return this.#replace(one, before, changed);
    }
    const taken = used !== undefined || at !== undefined;
    const key = taken ? secondKey(first, one.question, this.#language) : first;
    if (this.#used.has(key) || (taken && this.#byKey.has(key)))
      return this.#leave(one, { code: 'repeated', values: { other: this.#used.get(key)?.label ?? one.place.label ?? '' } });
    this.#used.set(key, { content, label: one.place.label ?? '' });
    const shared = taken ? this.#sharing(one, used?.label, at) : [];
    return { what: 'add', question: written(key, one.question), at: null, remarks: shared };
  }

  /** Says which other question has the name, or the words, of one that comes in as a new one. */
  #sharing({ identifier, place }: Incoming, label: string | undefined, at: number | undefined): Remark[] {
    const before = at === undefined ? undefined : this.#existing[at];
    const other = excerpt(before ? shownText(before.stem, this.#language) : (label ?? ''));
    if (identifier !== null) return [remark('identifierShared', { name: excerpt(identifier), other }, place)];
    return before ? [remark('stemShared', { key: before.key, other }, place)] : [];
  }

  #replace(one: Incoming, before: QuestionInput, at: number): Decision {
    const { key } = before;
    if (before.parameters) return this.#leave(one, { code: 'drawnNumbersKept', values: { key } });
    const now = languagesOf(one.question);
    const lost = [...languagesOf(before)].filter((language) => language !== 'ar' && !now.has(language));
    if (lost.length > 0) return this.#leave(one, { code: 'languagesWouldBeLost', values: { key, languages: lost.join(', ') } });
    const question = written(key, one.question, {
      ...(one.difficultySet ? { difficulty: before.difficulty } : {}),
      ...(one.question.explanation === undefined && before.explanation !== undefined ? { explanation: before.explanation } : {}),
      ...(before.lesson === undefined ? {} : { lesson: before.lesson }),
      ...(before.spelling ? { spelling: true } : {}),
    });
    const texts = difference(before, question, this.#language);
    const [was, is] = excerptsOf(texts.before, texts.after);
    return { what: 'replace', question, at, remarks: [remark('replaced', { key, before: was, after: is }, one.place)] };
  }

  #leave({ place }: Incoming, { code, values }: Finding): Decision {
    return { what: 'left_out', question: null, at: null, remarks: [remark(code, values, place)] };
  }
}
