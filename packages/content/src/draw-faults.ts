import { LANGUAGES } from '@darb/language';
import { foldLook } from './characters.ts';
import { decimalsOf, drawInWords, filled, namesIn, shown, textsOf, type Draw, type NumberPlan, type Report } from './numbers.ts';
import { problem, type DrawValues, type Problem } from './problem.ts';
import type { QuestionInput, TextsInput } from './schemas.ts';
import type { Path } from './yaml-file.ts';

/** What is wrong with one draw of a question, at a path inside of it. */
interface DrawFault {
  path: Path;
  /** The problem, told with the numbers that have it. */
  told: (draws: DrawValues) => Problem;
}

/** The sides of a question whose texts must differ from each other. */
function sidesOf(question: QuestionInput): { path: string; texts: TextsInput[] }[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return [{ path: 'options', texts: question.options.map(({ text }) => text) }];
    case 'ordering':
      return [{ path: 'items', texts: question.items }];
    case 'matching':
      return [
        { path: 'pairs', texts: question.pairs.map(({ left }) => left) },
        { path: 'pairs', texts: question.pairs.map(({ right }) => right) },
      ];
    case 'true_false':
    case 'numeric':
    case 'short_text':
      return [];
  }
}

/** Two equal texts on one side of a question; null when all differ. */
function equalTexts(question: QuestionInput): { path: string; text: string } | null {
  for (const { path, texts } of sidesOf(question))
    for (const lang of LANGUAGES) {
      const looks = new Set<string>();
      for (const entry of texts) {
        const text = typeof entry === 'string' ? entry : entry[lang];
        if (text === undefined) continue;
        if (looks.has(foldLook(text))) return { path, text };
        looks.add(foldLook(text));
      }
    }
  return null;
}

/**
 * How far an answer may be from what is computed: a right computation must be accepted, and the answer be
 * right to its last digit.
 */
export const isComputed = (answer: number, computed: number, tolerance: number): boolean => {
  const off = Math.abs(answer - computed);
  const dust = 1e-9 * Math.max(1, Math.abs(answer));
  return off <= tolerance + dust && off <= 0.5 * 10 ** -decimalsOf(answer) + dust;
};

/** A number that no student should be asked for or shown. */
function sillyNumber(question: QuestionInput, name: string, value: number): DrawFault['told'] | null {
  if (!Number.isFinite(value)) return (draws) => problem('drawNotFinite', { name, ...draws });
  const limit = question.decimals;
  if (decimalsOf(value) > limit) return (draws) => problem('drawDecimals', { name, value: shown(value), limit, ...draws });
  if (value < 0 && !question.negative) return (draws) => problem('drawNegative', { name, value: shown(value), ...draws });
  return null;
}

/** The answer of a question for a draw; expressions are worked out. */
export function answerOf(question: QuestionInput, plan: NumberPlan, draw: Draw): number | boolean | null {
  if (question.type !== 'numeric' && question.type !== 'true_false') return null;
  return plan.expressions.answer ? plan.expressions.answer.valueOf(draw) : (question.answer as number | boolean);
}

/** The first fault of one draw; null when it makes a good question. `used` are the values that are shown. */
function faultOf(question: QuestionInput, plan: NumberPlan, draw: Draw, used: readonly string[]): DrawFault | null {
  for (const name of used) {
    const told = sillyNumber(question, name, draw[name] ?? NaN);
    if (told !== null) return { path: ['values', name], told };
  }
  const answer = answerOf(question, plan, draw);
  if (question.type === 'numeric') {
    if (typeof answer !== 'number') return { path: ['answer'], told: (draws) => problem('drawAnswerComparison', draws) };
    const told = sillyNumber(question, 'answer', answer);
    if (told !== null) return { path: ['answer'], told };
    const computed = plan.expressions.check?.valueOf(draw);
    if (computed !== undefined && !(typeof computed === 'number' && isComputed(answer, computed, question.tolerance)))
      return {
        path: ['check'],
        told: (draws) => problem('drawCheckDisagrees', { check: String(computed), answer: shown(answer), ...draws }),
      };
  }
  if (question.type === 'true_false' && typeof answer !== 'boolean')
    return { path: ['answer'], told: (draws) => problem('drawAnswerNumber', draws) };
  const equal = equalTexts(filled(question, draw));
  return equal && { path: [equal.path], told: (draws) => problem('drawTextTwice', { text: equal.text, ...draws }) };
}

/**
 * Reports what every draw must fulfil, each kind of fault once with how many draws have it. Says whether all
 * are good.
 */
export function checkDraws(question: QuestionInput, at: Path, plan: NumberPlan, report: Report): boolean {
  const parameters = Object.keys(question.parameters ?? {});
  const seen = new Set(textsOf(question).flatMap(({ text }) => namesIn(text)));
  const used = Object.keys(question.values ?? {}).filter((name) => seen.has(name));
  const faults = new Map<string, DrawFault & { draw: Draw; count: number }>();
  for (const draw of plan.draws) {
    const fault = faultOf(question, plan, draw, used);
    if (!fault) continue;
    const kind = fault.path.join('.');
    const known = faults.get(kind);
    if (known) known.count += 1;
    else faults.set(kind, { ...fault, draw, count: 1 });
  }
  for (const { path, told, draw, count } of faults.values())
    report([...at, ...path], told({ draw: drawInWords(draw, parameters), count, all: plan.draws.length }));
  return faults.size === 0;
}
