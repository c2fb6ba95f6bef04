import { answerOf, checkDraws, isComputed } from './draw-faults.ts';
import { ExpressionError } from './expression.ts';
import { expressionAt, filled, namesIn, planNumbers, textsOf, variantDraws, type Draw, type NumberPlan, type Report } from './numbers.ts';
import type { PlainQuestion, QuestionInput } from './schemas.ts';
import type { Path } from './yaml-file.ts';

const NO_NUMBERS = new Set<string>();

/** A question without parameters: what only those with parameters may have is reported. Null then. */
function plainQuestion(question: QuestionInput, at: Path, report: Report): PlainQuestion | null {
  let good = true;
  const fault: Report = (path, problem, remedy) => {
    good = false;
    report(path, problem, remedy);
  };
  for (const field of ['values', 'where'] as const)
    if (question[field] !== undefined) fault([...at, field], `${field} without parameters`, 'add parameters:, or take it out');
  for (const { path, text } of textsOf(question)) {
    const [name] = namesIn(text);
    if (name !== undefined)
      fault([...at, ...path], `“{{${name}}}” in a question without parameters`, 'add parameters:, or put a space between the braces');
  }
  if (question.type === 'numeric') {
    const { answer } = question;
    if (typeof answer === 'string') {
      fault(
        [...at, 'answer'],
        `${[...at, 'answer'].join('.')} is no number`,
        'write a number in Latin digits (3.5); expressions need parameters',
      );
      return null;
    }
    const check = question.check === undefined ? null : expressionAt(fault, [...at, 'check'], question.check, NO_NUMBERS);
    const computed = check?.valueOf({});
    if (computed !== undefined && !(typeof computed === 'number' && isComputed(answer, computed, question.tolerance)))
      fault([...at, 'check'], `check gives ${String(computed)}, the answer is ${answer}`, 'correct the one that is wrong');
    return good ? { ...question, answer } : null;
  }
  if (question.type === 'true_false') {
    const { answer } = question;
    if (typeof answer === 'boolean') return good ? { ...question, answer } : null;
    fault([...at, 'answer'], `${[...at, 'answer'].join('.')} is neither true nor false`, 'write true or false');
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
    report([...at, ...path], `“{{${unknown}}}” is neither a parameter nor a value`, 'correct the name, or add it');
    return [];
  }
  const plan = planNumbers(question, at, report);
  if (!plan) return [];
  try {
    if (!checkDraws(question, at, plan, report)) return [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report([...at, 'answer'], error.message, 'correct the expression');
    return [];
  }
  const draws = variantDraws(plan.draws, (draw) => JSON.stringify(filled(question.stem, draw)));
  if (draws.length < 2) report([...at, 'stem'], 'the stem is the same for all numbers', 'show the parameters in it as {{name}}');
  return draws.map((draw) => variantOf(question, plan, draw));
}
