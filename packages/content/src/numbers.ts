import { createHash } from 'node:crypto';
import { ExpressionError, readExpression, type Expression, type Numbers } from './expression.ts';
import { problem, type Problem } from './problem.ts';
import type { QuestionInput } from './schemas.ts';
import type { Path } from './yaml-file.ts';

/** How many variants of a question are kept, and how many draws of it are checked where there are more. */
const VARIANTS = 4;
const CHECKED = 500;
const NAME = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*\}\}/g;

/** Reports a fault of a question, at a path inside of it. */
export type Report = (path: Path, found: Problem) => void;

/** One draw: every parameter and value by its name. */
export type Draw = Numbers;

/** The numbers of a question as its file says them, read once. */
export interface NumberPlan {
  /**
   * Each set of numbers that the conditions allow, as far as it is checked, the ones for the variants first.
   */
  draws: Draw[];
  expressions: { answer: Expression | null; check: Expression | null };
}

/**
 * Reads an expression of a question; null, with the fault reported, when it is none or names something that
 * is not `known`.
 */
export function expressionAt(report: Report, path: Path, source: string, known: ReadonlySet<string>): Expression | null {
  try {
    const read = readExpression(source);
    const unknown = [...read.names].find((name) => !known.has(name));
    if (unknown === undefined) return read;
    report(path, problem('expressionName', { source, name: unknown }));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report(path, error.problem);
  }
  return null;
}

/** A number as texts show it: Latin digits, no zeros at its end, never as 1e21. */
export const shown = (value: number): string => {
  const plain = Number(value.toPrecision(12));
  return Object.is(plain, -0) ? '0' : plain.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
};

/** How many decimals a number is written with. */
export const decimalsOf = (value: number): number => shown(value).split('.')[1]?.length ?? 0;

/** A draw in words, for reports. */
export const drawInWords = (draw: Draw, names: readonly string[]): string =>
  names.map((name) => `${name} = ${shown(draw[name] ?? NaN)}`).join(', ');

const rank = (seed: string, index: number): string => createHash('sha256').update(`${seed} ${index}`).digest('hex');

const stepsOf = (parameter: NonNullable<QuestionInput['parameters']>[string]): number[] => {
  if (Array.isArray(parameter)) return parameter;
  const { from, to, step } = parameter;
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
};

/** Indices of at most `CHECKED` of all sets of numbers, in an order that the seed alone decides. */
function indices(total: number, seed: string): number[] {
  if (total <= CHECKED)
    return Array.from({ length: total }, (_, index) => ({ index, rank: rank(seed, index) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ index }) => index);
  const chosen = new Set<number>();
  for (let at = 0; chosen.size < CHECKED; at += 1) chosen.add(Number(BigInt(`0x${rank(seed, at).slice(0, 16)}`) % BigInt(total)));
  return [...chosen];
}

/**
 * Every set of numbers that a question may be drawn with, or 500 of them, in an order that its key alone
 * decides: loads are repeatable. Null, with the faults reported, when its parameters, values or conditions
 * cannot be used.
 */
export function planNumbers(question: QuestionInput, at: Path, report: Report): NumberPlan | null {
  const parameters = Object.entries(question.parameters ?? {}).map(([name, parameter]) => ({ name, steps: stepsOf(parameter) }));
  const known = new Set(parameters.map(({ name }) => name));
  let faulty = false;
  const read = (path: Path, source: string): Expression | null => {
    const expression = expressionAt(report, path, source, known);
    if (!expression) faulty = true;
    return expression;
  };
  const values: { name: string; path: Path; expression: Expression }[] = [];
  for (const [name, source] of Object.entries(question.values ?? {})) {
    const path = [...at, 'values', name];
    if (known.has(name)) {
      faulty = true;
      report(path, problem('nameTwice', { name }));
    }
    const expression = read(path, source);
    if (expression) values.push({ name, path, expression });
    known.add(name);
  }
  const where = [question.where ?? []].flat().map((source) => read([...at, 'where'], source));
  const answer = 'answer' in question && typeof question.answer === 'string' ? read([...at, 'answer'], question.answer) : null;
  const check = question.type === 'numeric' && question.check !== undefined ? read([...at, 'check'], question.check) : null;
  if (faulty) return null;

  const total = parameters.reduce((product, { steps }) => product * steps.length, 1);
  const draws: Draw[] = [];
  try {
    for (const index of indices(total, question.key)) {
      const draw: Record<string, number> = {};
      let rest = index;
      for (const { name, steps } of parameters) {
        draw[name] = steps[rest % steps.length] ?? NaN;
        rest = Math.floor(rest / steps.length);
      }
      for (const { name, expression } of values) {
        const value = expression.valueOf(draw);
        if (typeof value !== 'number') throw new ExpressionError(problem('valueComparison', { name }));
        draw[name] = value;
      }
      if (where.every((condition) => condition?.valueOf(draw) === true)) draws.push(draw);
    }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    report([...at, 'values'], error.problem);
    return null;
  }
  if (draws.length >= 2) return { draws, expressions: { answer, check } };
  report([...at, 'where'], problem('setsTooFew', { count: draws.length }));
  return null;
}

/** The draws of the variants: at most four, each with a stem of its own. */
export function variantDraws(draws: readonly Draw[], stemOf: (draw: Draw) => string): Draw[] {
  const stems = new Map<string, Draw>();
  for (const draw of draws) {
    if (stems.size === VARIANTS) break;
    const stem = stemOf(draw);
    if (!stems.has(stem)) stems.set(stem, draw);
  }
  return [...stems.values()];
}

/** The names that a text shows as `{{name}}`. */
export const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Fields of a question that no text of it is shown from. */
const UNSHOWN = new Set(['key', 'type', 'difficulty', 'parameters', 'values', 'where', 'check', 'answer']);

/** Each text of a question with its path. */
export function textsOf(question: QuestionInput): { path: Path; text: string }[] {
  const walk = (value: unknown, path: Path): { path: Path; text: string }[] => {
    if (typeof value === 'string') return [{ path, text: value }];
    if (Array.isArray(value)) return value.flatMap((part, index) => walk(part, [...path, index]));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => (path.length === 0 && UNSHOWN.has(name) ? [] : walk(part, [...path, name])));
  };
  return walk(question, []);
}

const fill = (text: string, draw: Draw): string =>
  text.replace(NAME, (whole, name: string) => (Object.hasOwn(draw, name) ? shown(draw[name] ?? NaN) : whole));

/** A value with the numbers of a draw in all of its texts. */
export function filled<T>(value: T, draw: Draw): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part, draw);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  // only the texts are others; the form stays
  return walk(value) as T;
}
