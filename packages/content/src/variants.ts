import { answerOf, checkDraws, isComputed } from './draw-faults.ts';
import { ExpressionError } from './expression.ts';
import { expressionAt, filled, namesIn, planNumbers, textsOf, variantDraws, type Draw, type NumberPlan, type Report } from './numbers.ts';
import { problem } from './problem.ts';
import type { PlainQuestion, QuestionInput } from './schemas.ts';
import type { Path } from './yaml-file.ts';

const NO_NUMBERS = new Set<string>();

/** A question without parameters: what only those with parameters may have is reported. Null then. */
function plainQuestion(question: QuestionInput, at: Path, report: Report): PlainQuestion | null {
  let good = true;
  const fault: Report = (path, found) => {
    good = false;
    report(path, found);
  };
  for (const field of ['values', 'where'] as const)
    if (question[field] !== undefined) fault([...at, field], problem('fieldNeedsParameters', { field }));
  for (const { path, text } of textsOf(question)) {
    const [name] = namesIn(text);
    if (name !== undefined) fault([...at, ...path], problem('slotNeedsParameters', { slot: `{{${name}}}` }));
  }
  if (question.type === 'numeric') {
    const { answer } = question;
    if (typeof answer === 'string') {
      fault([...at, 'answer'], problem('answerNotNumber', {}));
      return null;
    }
    const check = question.check === undefined ? null : expressionAt(fault, [...at, 'check'], question.check, NO_NUMBERS);
    const computed = check?.valueOf({});
    if (computed !== undefined && !(typeof computed === 'number' && isComputed(answer, computed, question.tolerance)))
      fault([...at, 'check'], problem('checkDisagrees', { check: String(computed), answer: String(answer) }));
    return good ? { ...question, answer } : null;
  }
  if (question.type === 'true_false') {
    const { answer } = question;
    if (typeof answer === 'boolean') return good ? { ...question, answer } : null;
    fault([...at, 'answer'], problem('answerNotTruth', {}));
    return null;
  }
  return good ? question : null;
}

/** One variant: the texts filled, the answer worked out. */
function variantOf(question: QuestionInput, plan: NumberPlan, draw: Draw): PlainQuestion {
  const made = filled(question, draw);
  const answer = answerOf(question, plan, draw);
  if (made.type === 'numeric') return { ...made, answer: Number(answer) };
  if (made.type === 'true_false') return { ...made, answer: answer === true };
  return made;
}

/**
 * The variants of a question (FORMAT.md, "Numbers that are drawn"; ADR 7): one when its numbers are fixed, at
 * most four when they are drawn, the same ones at each reading. None, with the faults reported, when it is
 * not good with all of its numbers.
 */
export function variantsOf(question: QuestionInput, at: Path, report: Report): PlainQuestion[] {
  if (!question.parameters) {
    const plain = plainQuestion(question, at, report);
    return plain ? [plain] : [];
  }
  const known = new Set([...Object.keys(question.parameters), ...Object.keys(question.values ?? {})]);
  for (const { path, text } of textsOf(question)) {
    const unknown = namesIn(text).find((name) => !known.has(name));
    if (unknown === undefined) continue;
    report([...at, ...path], problem('slotUnknown', { slot: `{{${unknown}}}` }));
    return [];
  }
  const plan = planNumbers(question, at, report);
  if (!plan) return [];
  try {
    if (!checkDraws(question, at, plan, report)) return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report([...at, 'answer'], error.problem);
    return [];
  }
  const draws = variantDraws(plan.draws, (draw) => JSON.stringify(filled(question.stem, draw)));
  if (draws.length < 2) report([...at, 'stem'], problem('stemSame', { slot: `{{${Object.keys(question.parameters)[0] ?? ''}}}` }));
  return draws.map((draw) => variantOf(question, plan, draw));
}
