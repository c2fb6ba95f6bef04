import { Refusal, type Call, type RuleError } from '@darb/contract';
import { jsonSchemaOf } from '@darb/contract/openapi';
import type { z } from 'zod';

interface Shape {
  type?: string;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
}

/** What PostgreSQL's UTF-8 cannot hold: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** How deep an input may be nested; none of ours needs a tenth of it. */
const DEPTH = 32;
const shapes = new WeakMap<Call, Shape>();

function shapeOf(call: Call): Shape {
  const known = shapes.get(call);
  if (known) return known;
  const made = jsonSchemaOf(call.input, 'input') as Shape;
  shapes.set(call, made);
  return made;
}

/**
 * Reads one text of a query as the schema's type has it; what does not fit stays a text, for the schema to
 * refuse.
 */
function read(text: string, shape: Shape | undefined): unknown {
  switch (shape?.type) {
    case 'integer':
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
      return text === '' ? [] : text.split(',').map((part) => read(part, shape.items));
    default:
      return text;
  }
}

/**
 * The input of a GET, or the path parts of any call, from texts. Unknown names are left out; of a name given
 * twice the last counts.
 */
export function inputOfTexts(call: Call, texts: Iterable<readonly [string, string]>): Record<string, unknown> {
  const properties = shapeOf(call).properties ?? {};
  const input: Record<string, unknown> = {};
  for (const [name, text] of texts) if (Object.hasOwn(properties, name)) input[name] = read(text, properties[name]);
  return input;
}

/**
 * Finds a text that PostgreSQL cannot store (NUL, half a surrogate pair), or a nesting beyond reason; gives
 * its path.
 */
function unsafeText(value: unknown, path: string, depth: number): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  if (depth > DEPTH) return path;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = UNSTORABLE.test(name) ? path : unsafeText(inner, at, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined),
    input,
  );
}

function ruleOf(issue: z.core.$ZodIssue, value: unknown): string {
  if ((issue.code === 'invalid_type' || issue.code === 'custom') && value === undefined) return 'required';
  if (issue.code === 'invalid_format') return `invalid_${issue.format}`;
  const named: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  return typeof named === 'string' ? named : issue.code;
}

/** How far an input is from a branch of a union: what the branch asks for and is not there counts most. */
function distance(branch: readonly z.core.$ZodIssue[], input: unknown): number {
  const missing = branch.filter(({ path }) => valueAt(input, path) === undefined).length;
  return missing * 100 + branch.length;
}

/** Of a union the branch that was nearest tells what is wrong. */
function flatten(issues: readonly z.core.$ZodIssue[], input: unknown, base: readonly PropertyKey[]): RuleError[] {
  return issues.flatMap((issue): RuleError[] => {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const given = valueAt(input, path);
      const nearest = issue.errors.reduce((best, branch) => (distance(branch, given) < distance(best, given) ? branch : best));
      return flatten(nearest, input, path);
    }
    return [{ path: path.map(String).join('.'), rule: ruleOf(issue, valueAt(input, path)) }];
  });
}

/**
 * Parses an input by the call's schema. Refuses with `rule_broken` and where and how: `required`,
 * `too_small`, `not_digits`, `invalid_email`, …; with `too_large` and where for a file that is too big.
 */
export function parseInput(call: Call, input: unknown): unknown {
  const parsed = call.input.safeParse(input);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const tooLarge = issues.filter((issue) => issue.code === 'too_big' && issue.origin === 'file');
    const [key, shown] = tooLarge.length > 0 ? (['too_large', tooLarge] as const) : (['rule_broken', issues] as const);
    throw new Refusal(key, { errors: flatten(shown, input, []).slice(0, 20) });
  }
  // only what was asked for is looked at: unknown names have gone, and go nowhere
  const unsafe = unsafeText(parsed.data, '', 0);
  if (unsafe !== null) throw new Refusal('rule_broken', { errors: [{ path: unsafe, rule: 'unsafe_text' }] });
  return parsed.data;
}
