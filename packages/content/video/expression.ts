/** A function of x. */
export type Evaluate = (x: number) => number;

const FUNCTIONS: Readonly<Record<string, Evaluate>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sqrt: Math.sqrt,
  abs: Math.abs,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
};
const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

/**
 * Reads a term in x such as `x^2 - 2x` or `3sin(2x)` and gives the function; angles are in radians.
 * Throws an `Error` that names the offending part of anything else.
 */
export function parseExpression(source: string): Evaluate {
  const tokens = source.match(/\d+(?:\.\d+)?|[a-z]+|[-+*/^()]|\S/gi) ?? [];
  let next = 0;
  const peek = (): string | undefined => tokens[next];
  const fail = (found: string | undefined): never => {
    throw new Error(`“${source}”: ${found === undefined ? 'the term ends too early' : `“${found}” is not understood here`}`);
  };
  const take = (expected: string): void => {
    if (peek() !== expected) fail(peek());
    next += 1;
  };

  function sum(): Evaluate {
    let left = product();
    for (let sign = peek(); sign === '+' || sign === '-'; sign = peek()) {
      next += 1;
      const [a, b, factor] = [left, product(), sign === '+' ? 1 : -1];
      left = (x) => a(x) + factor * b(x);
    }
    return left;
  }
  function product(): Evaluate {
    let left = signed();
    for (let token = peek(); token !== undefined && /^[*/(a-z\d]/i.test(token); token = peek()) {
      if (token === '*' || token === '/') next += 1;
      const [a, b] = [left, signed()];
      left = token === '/' ? (x) => a(x) / b(x) : (x) => a(x) * b(x);
    }
    return left;
  }
  function signed(): Evaluate {
    if (peek() === '+' || peek() === '-') {
      const factor = peek() === '-' ? -1 : 1;
      next += 1;
      const inner = signed();
      return (x) => factor * inner(x);
    }
    return power();
  }
  function power(): Evaluate {
    const base = atom();
    if (peek() !== '^') return base;
    next += 1;
    const exponent = signed();
    return (x) => base(x) ** exponent(x);
  }
  function atom(): Evaluate {
    const token = peek();
    if (token === undefined) return fail(token);
    next += 1;
    if (/^\d/.test(token)) return () => Number(token);
    if (token === 'x') return (x) => x;
    if (token === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    const constant = CONSTANTS[token];
    if (constant !== undefined) return () => constant;
    const apply = FUNCTIONS[token];
    if (apply === undefined) return fail(token);
    take('(');
    const inner = sum();
    take(')');
    return (x) => apply(inner(x));
  }

  const result = sum();
  if (next < tokens.length) fail(peek());
  return result;
}
