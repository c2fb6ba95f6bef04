import jsep from 'jsep';
import { problem, type Problem } from './problem.ts';

/** An expression that cannot be read or worked out; the problem says why. */
export class ExpressionError extends Error {
  readonly problem: Problem;
  constructor(reason: Problem) {
    super(reason.code);
    this.name = 'ExpressionError';
    this.problem = reason;
  }
}

type Value = number | boolean;
/** The numbers that an expression may name. */
export type Numbers = Readonly<Record<string, number>>;

/**
 * A read expression: its value for some numbers, and the names that it uses beside the constants. Working it
 * out throws ExpressionError where a name is missing.
 */
export interface Expression {
  names: ReadonlySet<string>;
  valueOf(numbers: Numbers): Value;
}

const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b));
const round = (value: number, decimals: number): number => Number(`${Math.round(Number(`${value}e${decimals}`))}e${-decimals}`);

/**
 * Every function that an expression may call, with how many numbers it takes at least and at most. Nothing
 * else can be reached from an expression.
 */
const FUNCTIONS: ReadonlyMap<string, { least: number; most: number; apply: (...values: number[]) => number }> = new Map([
  ['sqrt', { least: 1, most: 1, apply: Math.sqrt }],
  ['cbrt', { least: 1, most: 1, apply: Math.cbrt }],
  ['pow', { least: 2, most: 2, apply: Math.pow }],
  ['abs', { least: 1, most: 1, apply: Math.abs }],
  ['sin', { least: 1, most: 1, apply: Math.sin }],
  ['cos', { least: 1, most: 1, apply: Math.cos }],
  ['tan', { least: 1, most: 1, apply: Math.tan }],
  ['asin', { least: 1, most: 1, apply: Math.asin }],
  ['acos', { least: 1, most: 1, apply: Math.acos }],
  ['atan', { least: 1, most: 1, apply: Math.atan }],
  ['rad', { least: 1, most: 1, apply: (degrees = 0) => (degrees * Math.PI) / 180 }],
  ['deg', { least: 1, most: 1, apply: (radians = 0) => (radians * 180) / Math.PI }],
  ['exp', { least: 1, most: 1, apply: Math.exp }],
  ['ln', { least: 1, most: 1, apply: Math.log }],
  ['log', { least: 1, most: 1, apply: Math.log10 }],
  ['floor', { least: 1, most: 1, apply: Math.floor }],
  ['ceil', { least: 1, most: 1, apply: Math.ceil }],
  ['round', { least: 1, most: 2, apply: (value = 0, decimals = 0) => round(value, decimals) }],
  ['min', { least: 2, most: 8, apply: Math.min }],
  ['max', { least: 2, most: 8, apply: Math.max }],
  ['gcd', { least: 2, most: 2, apply: (a = 0, b = 0) => commonDivisor(a, b) }],
]);

const ARITHMETIC: Record<string, (a: number, b: number) => Value> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};
const LONGEST = 200;

// The parser knows JavaScript's operators, where ^ is something else; what ARITHMETIC does not name is
// refused below.
jsep.removeBinaryOp('^');
jsep.addBinaryOp('^', 11, true);

type Node = ReturnType<typeof jsep>;
type Evaluate = (numbers: Numbers) => Value;

const numbersOf = ({ least, most }: { least: number; most: number }): string => (least === most ? String(least) : `${least}–${most}`);
const asText = (part: unknown): string => (typeof part === 'string' ? part : '');
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const asNumber = (value: Value, source: string): number => {
  if (typeof value !== 'number') throw new ExpressionError(problem('expressionComparison', { source }));
  return value;
};
/** Binary fractions leave dust behind the twelfth digit (0.1 + 0.2), which no question means. */
const withoutDust = (value: Value): Value => (typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(12)) : value);

/**
 * Turns a part of the parsed expression into its evaluation; every kind of part that is not listed is
 * refused.
 */
function compile(node: unknown, source: string, names: Set<string>): Evaluate {
  if (!isNode(node)) throw new ExpressionError(problem('expressionIncomplete', { source }));
  switch (node.type) {
    case 'Literal': {
      const { value } = node;
      if (typeof value !== 'number') throw new ExpressionError(problem('expressionNotNumber', { source, text: asText(node.raw) }));
      return () => value;
    }
    case 'Identifier': {
      const name = asText(node.name);
      const constant = CONSTANTS.get(name);
      if (constant !== undefined) return () => constant;
      names.add(name);
      return (numbers) => {
        const value = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
        if (value === undefined) throw new ExpressionError(problem('expressionName', { source, name }));
        return value;
      };
    }
    case 'UnaryExpression': {
      const inner = compile(node.argument, source, names);
      if (node.operator === '-') return (numbers) => -asNumber(inner(numbers), source);
      if (node.operator === '+') return inner;
      throw new ExpressionError(problem('expressionOperator', { source, operator: asText(node.operator) }));
    }
    case 'BinaryExpression': {
      const operator = asText(node.operator);
      const apply = Object.hasOwn(ARITHMETIC, operator) ? ARITHMETIC[operator] : undefined;
      if (!apply) throw new ExpressionError(problem('expressionOperator', { source, operator }));
      if (operator === '^' && isNode(node.left) && node.left.type === 'UnaryExpression')
        throw new ExpressionError(problem('expressionSignBeforePower', { source }));
      const [left, right] = [compile(node.left, source, names), compile(node.right, source, names)];
      return (numbers) => apply(asNumber(left(numbers), source), asNumber(right(numbers), source));
    }
    case 'CallExpression': {
      const name = isNode(node.callee) && node.callee.type === 'Identifier' ? asText(node.callee.name) : '';
      const called = FUNCTIONS.get(name);
      if (!called) throw new ExpressionError(problem('expressionFunction', { source, name, functions: [...FUNCTIONS.keys()].join(', ') }));
      const given = Array.isArray(node.arguments) ? node.arguments.map((argument) => compile(argument, source, names)) : [];
      if (given.length < called.least || given.length > called.most)
        throw new ExpressionError(problem('expressionNumbers', { source, name, numbers: numbersOf(called) }));
      return (numbers) => called.apply(...given.map((argument) => asNumber(argument(numbers), source)));
    }
    default:
      throw new ExpressionError(problem('expressionKind', { source }));
  }
}

/**
 * Reads an expression of numbers, names, `+ - * / % ^`, comparisons and the functions above. jsep only
 * parses; nothing is ever run as JavaScript. Throws ExpressionError for anything else, and for more than 200
 * characters.
 */
export function readExpression(source: string): Expression {
  if (source.length > LONGEST) throw new ExpressionError(problem('expressionTooLong', { limit: LONGEST }));
  let parsed: Node;
  try {
    parsed = jsep(source);
  } catch (error) {
    throw new ExpressionError(problem('expressionUnreadable', { source, detail: error instanceof Error ? error.message : String(error) }));
  }
  const names = new Set<string>();
  const evaluate = compile(parsed, source, names);
  return { names, valueOf: (numbers) => withoutDust(evaluate(numbers)) };
}
