import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionInput } from '../schemas.ts';
import { foreignOf } from './export.ts';
import { readForeign } from './formats.ts';
import type { Remark } from './remarks.ts';
import type { ForeignQuestion } from './foreign.ts';
import { writeGift } from './gift-write.ts';
import { judge } from './judge.ts';
import { Merge, type Decision } from './merge.ts';
import { exportQti } from './qti3-write.ts';
import { questionOf } from './questions.testing.ts';

type Export = (questions: readonly ForeignQuestion[]) => { name: string; bytes: Uint8Array; remarks: Remark[] };

const gift: Export = (questions) => {
  const { text, remarks } = writeGift(questions);
  return { name: 'a.gift', bytes: Buffer.from(text), remarks };
};
const qti: Export = (questions) => ({ name: 'a.zip', ...exportQti(questions, { title: 'test', language: 'ar' }) });

/** A question to a file and back: into the pack that it is from, and into another one. */
async function roundTrip(
  question: QuestionInput,
  write: Export,
): Promise<{ again: Decision | undefined; anew: Decision | undefined; file: string }> {
  const { question: foreign } = await foreignOf(question, 'ar', '/nowhere');
  if (!foreign) throw new Error('not exported');
  const { name, bytes, remarks } = write([foreign]);
  const file = `${Buffer.from(bytes).toString('utf8')}\n${JSON.stringify([question, remarks])}`;
  const read = await readForeign(bytes, name);
  const incoming = read.questions.map((one) => {
    const judged = judge(one, { language: 'ar', pictures: new Map(), pictureFaults: new Map() });
    if (!judged.question) throw new Error(`left out: ${JSON.stringify(judged.remarks)}\n${file}`);
    return {
      identifier: one.identifier,
      question: judged.question,
      place: { file: null, line: one.line, label: one.label },
      difficultySet: judged.difficultySet,
    };
  });
  return { again: new Merge([question], 'ar').decide(incoming)[0], anew: new Merge([], 'ar').decide(incoming)[0], file };
}

/** As texts are shown: line by line, with other white space folded. */
const shown = (question: unknown): unknown =>
  JSON.parse(JSON.stringify(question), (_, value: unknown) =>
    typeof value === 'string'
      ? value
          .replace(/[^\S\n]+/g, ' ')
          .replace(/ ?\n ?/g, '\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim()
      : value,
  );

describe('a question that is exported', () => {
  test.each([
    ['GIFT', gift, ['single_choice', 'multiple_choice', 'true_false', 'numeric', 'short_text', 'matching'] as const],
    ['QTI 3.0', qti, ['single_choice', 'multiple_choice', 'true_false', 'numeric', 'short_text', 'ordering', 'matching'] as const],
  ])('as %s comes back as it was, whatever its words', async (_, write, types) => {
    await fc.assert(
      fc.asyncProperty(questionOf(types), async (question) => {
        const { again, anew, file } = await roundTrip(question, write);
        expect(again?.what, file).toBe('unchanged');
        expect(shown(anew?.question), file).toEqual(shown(question));
      }),
      { numRuns: 120 },
    );
  });

  test('as GIFT, which knows no order of items, is left out with a word', async () => {
    await fc.assert(
      fc.asyncProperty(questionOf(['ordering']), async (question) => {
        const { question: foreign } = await foreignOf(question, 'ar', '/nowhere');
        const { text, remarks } = writeGift(foreign ? [foreign] : []);
        expect(text).toBe('');
        expect(remarks.map(({ code, values }) => [code, values])).toEqual([['notHeldByFormat', { key: question.key, what: 'ordering' }]]);
      }),
      { numRuns: 20 },
    );
  });
});
