import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { foldArabic } from '../packages/language/src/language.ts';
import { quizFile, testFile, type PlainQuestion, type TextsInput } from '../packages/content/src/schemas.ts';
import { variantsOf } from '../packages/content/src/variants.ts';
import { optionsOf } from './command-line.ts';

/**
 * The second reading of a pack (FORMAT.md): a reader answers its questions without seeing the keys.
 * Without `--answers` it prints them, shuffled by `--seed`; with it, compares and writes `--log`.
 * A line of answers is `<lesson or subtopic>/<key> = <answer> # <note>`. An answer is letters (`b`, `a c`),
 * pairs (`1c 2a`), `true`, a number, or words. Letters hold for one seed and for the pack as it was read.
 */
const USAGE = 'tsx tools/second-reading.ts <folder> [--tests] [--seed <text>] [--answers <file> --log <file>]';
const { values, positionals } = optionsOf({
  options: {
    seed: { type: 'string', default: '1' },
    answers: { type: 'string' },
    log: { type: 'string' },
    tests: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

interface Entry {
  readonly id: string;
  readonly question: PlainQuestion;
}
type Verdict = 'agrees' | 'differs' | 'unanswered';

const languagesOf = (text: TextsInput): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter((value) => value !== undefined);
const arabicOf = (text: TextsInput): string => (typeof text === 'string' ? text : text.ar);
const show = (text: TextsInput): string =>
  languagesOf(text)
    .map((value) => value.trim())
    .join('  ‖  ');
const letter = (index: number): string => String.fromCharCode(97 + index);

/** The same seed shuffles the same things in the same way; another seed in another. */
function shuffled<T>(id: string, things: readonly T[], textOf: (thing: T) => TextsInput): T[] {
  const rank = (thing: T): string =>
    createHash('sha256')
      .update(JSON.stringify([values.seed, id, arabicOf(textOf(thing))]))
      .digest('hex');
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ thing }) => thing);
}

/**
 * The questions of every `quiz.yaml` and `test.yaml` in a folder and below it, in the order of the pack; of
 * drawn numbers the first variant.
 */
function questionsBelow(folder: string): Entry[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return questionsBelow(at);
      const schema = { 'quiz.yaml': values.tests ? undefined : quizFile, 'test.yaml': testFile }[entry.name];
      if (!schema) return [];
      const place = path.basename(folder).replace(/^\d+-/, '');
      return schema.parse(parse(readFileSync(at, 'utf8'))).questions.flatMap((asked) => {
        const [question] = variantsOf(asked, [], (_, problem) => {
          throw new Error(`${at}, ${asked.key}: ${JSON.stringify(problem)}`);
        });
        return question ? [{ id: `${place}/${question.key}`, question }] : [];
      });
    });
}

/** A question as its reader sees it. */
function withoutKey({ id, question }: Entry): string {
  const lines = [`## ${id}  (${question.type}, ${question.difficulty})`, ...languagesOf(question.stem)];
  if (question.type === 'single_choice' || question.type === 'multiple_choice')
    shuffled(id, question.options, ({ text }) => text).forEach(({ text }, index) => lines.push(`  ${letter(index)}) ${show(text)}`));
  if (question.type === 'numeric') lines.push(`  unit: ${question.unit ?? 'none'}`);
  if (question.type === 'ordering')
    shuffled(id, question.items, (item) => item).forEach((item, index) => lines.push(`  ${letter(index)}) ${show(item)}`));
  if (question.type === 'matching') {
    question.pairs.forEach((pair, index) => lines.push(`  ${index + 1}) ${show(pair.left)}`));
    shuffled(id, question.pairs, (pair) => pair.right).forEach((pair, index) => lines.push(`     ${letter(index)}) ${show(pair.right)}`));
  }
  return lines.join('\n');
}

/** The reader's answer spelled out, the key spelled out, and whether they are the same. */
function compare({ id, question }: Entry, given: string): { answer: string; key: string; same: boolean } {
  const letters = given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const spell = (texts: readonly TextsInput[], sign: string): string => texts.map(arabicOf).join(sign);
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice': {
      const options = shuffled(id, question.options, ({ text }) => text);
      const chosen = options.filter((_, index) => letters.includes(letter(index)));
      const right = options.filter(({ correct }) => correct);
      const textsOf = (of: typeof options): string =>
        spell(
          of.map(({ text }) => text),
          '؛ ',
        );
      return {
        answer: textsOf(chosen),
        key: textsOf(right),
        same: chosen.length === right.length && chosen.every(({ correct }) => correct),
      };
    }
    case 'true_false':
      return { answer: given, key: String(question.answer), same: given === String(question.answer) };
    case 'numeric': {
      const off = Math.abs(Number(given) - question.answer);
      return { answer: given, key: `${question.answer} ± ${question.tolerance}`, same: off <= question.tolerance + 1e-9 };
    }
    case 'short_text':
      return {
        answer: given,
        key: question.accepted.join(' / '),
        same: question.accepted.some((text) => foldArabic(text) === foldArabic(given)),
      };
    case 'ordering': {
      const items = shuffled(id, question.items, (item) => item);
      const order = letters.flatMap((name) => items.find((_, index) => letter(index) === name) ?? []);
      return {
        answer: spell(order, ' ← '),
        key: spell(question.items, ' ← '),
        same: order.length === items.length && order.every((item, index) => item === question.items[index]),
      };
    }
    case 'matching': {
      const rights = shuffled(id, question.pairs, (pair) => pair.right);
      const chosen = question.pairs.map((_, index) => rights.find((_right, at) => letters.includes(`${index + 1}${letter(at)}`)));
      const spellPairs = (of: readonly ((typeof rights)[number] | undefined)[]): string =>
        of.map((right, index) => `${index + 1}: ${right ? arabicOf(right.right) : 'none'}`).join('؛ ');
      return {
        answer: spellPairs(chosen),
        key: spellPairs(question.pairs),
        same: chosen.every((right, index) => right === question.pairs[index]),
      };
    }
  }
}

/** `id = answer # note`, a line each; empty lines and lines that begin with # say nothing. */
function readAnswers(file: string): Map<string, { given: string; note: string }> {
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, id, given, note = ''] = /^([a-z0-9/-]+)\s*=\s*(.*?)\s*(?:#\s*(.*))?$/.exec(line) ?? [];
        return id === undefined || given === undefined ? [] : [[id, { given, note }] as const];
      }),
  );
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function logOf(entries: readonly Entry[], answers: ReturnType<typeof readAnswers>): { table: string; differing: string[] } {
  const counts: Record<Verdict, number> = { agrees: 0, differs: 0, unanswered: 0 };
  const differing: string[] = [];
  let noted = 0;
  const rows = entries.map((entry) => {
    const { given = '', note = '' } = answers.get(entry.id) ?? {};
    const { answer, key, same } = compare(entry, given);
    const verdict: Verdict = given === '' ? 'unanswered' : same ? 'agrees' : 'differs';
    counts[verdict] += 1;
    if (note !== '') noted += 1;
    if (verdict !== 'agrees') differing.push(`${entry.id}: ${verdict}; read ${answer}; key ${key}`);
    return `| ${entry.id} | ${cell(answer)} | ${verdict} | ${cell(note)} |`;
  });
  const head = '| Question | The reader’s answer | Against the key | Found and changed |\n| --- | --- | --- | --- |';
  const sum = `${entries.length} questions: ${counts.agrees} agree, ${counts.differs} differ, ${counts.unanswered} unanswered; ${noted} with a note.`;
  return { table: `${sum}\n\n${head}\n${rows.join('\n')}\n`, differing };
}

const [folder] = positionals;
if (folder === undefined) throw new Error(USAGE);
const entries = questionsBelow(folder);
if (values.answers === undefined) process.stdout.write(`${entries.map(withoutKey).join('\n\n')}\n`);
else {
  const { table, differing } = logOf(entries, readAnswers(values.answers));
  if (values.log === undefined) process.stdout.write(table);
  else writeFileSync(values.log, table);
  process.stdout.write(`${differing.join('\n')}\n`);
}
