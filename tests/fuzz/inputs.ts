import fc from 'fast-check';
import type { Call } from '../../packages/contract/src/call.ts';
import { jsonSchemaOf } from '../../packages/contract/src/openapi.ts';

/** As much of JSON Schema as the contract's inputs use. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

type Json = fc.Arbitrary<unknown>;

/**
 * Texts that have broken programs before: NUL, half a surrogate pair, bidi marks, digits of three scripts,
 * addresses, code.
 */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '٠٧٩٠١٢٣٤٥٦',
  '۰۷۹۰۱۲۳۴۵۶',
  '9'.repeat(200),
  'x'.repeat(5_000),
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  "'; drop table students; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '%00%zz',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1,2',
  '[object Object]',
  'true',
  '2026-02-30T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '+999999-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  '"@"@example.org',
  'علي@مثال.com',
  '😀'.repeat(60),
  'ﷺ'.repeat(40),
  'İıſK',
  '\u0300'.repeat(60),
  '𝟙𝟚𝟛𝟜𝟝𝟞',
] as const;

const oddNumbers = [0, -0, -1, 0.5, 1e-300, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, Number.MAX_VALUE, 86_400, 86_400.5];

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<string[]>(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
);

/** Anything that JSON can say. */
export const garbage: Json = fc.oneof(
  text,
  fc.constantFrom<unknown[]>(...oddNumbers),
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [{}]),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(nested(60)),
  fc.constant(Array.from({ length: 1_000 }, (_, index) => index)),
);

/** Objects in objects, so many deep. */
export function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { deeper: value } : [value];
  return value;
}

function textOf(shape: Shape): Json {
  switch (shape.format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    case 'date-time':
      return fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
    default:
      if (shape.pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(shape.pattern)), text);
      // what people type: a phone, a code, a key, a name
      return fc.oneof(
        fc.string({ minLength: shape.minLength ?? 0, maxLength: Math.min(shape.maxLength ?? 40, 200) }),
        fc.constantFrom('0790123456', '٠٧٩٠١٢٣٤٥٦', '123456', 'ABCD-EFGH-JKLM-NPQR', 'سلمى العبد الله', 'a path of sand', '3٫5', '1/2'),
        text,
      );
  }
}

/** Inputs that fit a schema, as near as JSON Schema can say. */
export function fitting(shape: Shape): Json {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return fc.oneof(...branches.map(fitting));
  switch (shape.type) {
    case 'integer':
      return fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: Math.max(shape.minimum ?? 0, -1_000), max: Math.min(shape.maximum ?? 30, 30) }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 ** 31 - 1 }) },
      );
    case 'number':
      return fc.double({ min: shape.minimum ?? 0, max: shape.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(shape);
    case 'array':
      if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map(fitting));
      return fc.array(shape.items ? fitting(shape.items) : garbage, {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 5, 5),
      });
    case 'object': {
      const { properties = {}, required = [] } = shape;
      if (Object.keys(properties).length > 0)
        return fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner)])), {
          requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
        });
      const values = typeof shape.additionalProperties === 'object' ? fitting(shape.additionalProperties) : garbage;
      return fc.dictionary(
        text.filter((name) => name !== '__proto__'),
        values,
        { maxKeys: 5 },
      );
    }
    default:
      return garbage;
  }
}

/** Every place in a value: the path of each member and element. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
}

/** A copy with another value at a place; `undefined` takes it away. */
function changed(value: unknown, [name, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return (value as unknown[]).map((inner, index) => (String(index) === name ? changed(inner, rest, change) : inner));
  const entries = Object.entries(value as object).map(([key, inner]): [string, unknown] => [
    key,
    key === name ? changed(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/**
 * Inputs that nearly fit: one member or element is another, wrapped, taken away, or joined by one that nobody
 * knows.
 */
const nearly = (shape: Shape): Json =>
  fc.tuple(fitting(shape), fc.nat(), fc.nat(4), garbage, text).map(([value, pick, kind, other, name]) => {
    const places = placesIn(value);
    const place = places[pick % places.length] ?? [];
    switch (kind) {
      case 0:
        return changed(value, place, () => other);
      case 1:
        return place.length === 0 ? {} : changed(value, place, () => undefined);
      case 2:
        return changed(value, place, (old) => [old]);
      case 3:
        return changed(value, place, (old) =>
          typeof old === 'object' && old !== null && !Array.isArray(old)
            ? JSON.parse(
                `{"__proto__":{"is_premium":true},"constructor":{"prototype":1},${JSON.stringify(old).slice(1)}`.replace(/,}$/, '}'),
              )
            : `${typeof old === 'string' ? old : JSON.stringify(old)}${name}`,
        );
      default:
        return changed(value, place, (old) => (typeof old === 'number' ? -old : typeof old === 'string' ? old.repeat(40) : other));
    }
  });

/** What a call is asked with: half nearly right, a third right, the rest anything. */
export function inputsOf(call: Call): Json {
  const shape = jsonSchemaOf(call.input, 'input') as Shape;
  return fc.oneof({ weight: 5, arbitrary: nearly(shape) }, { weight: 3, arbitrary: fitting(shape) }, { weight: 2, arbitrary: garbage });
}

/** The same so many inputs for the same seed. */
export const sampleOf = <Value>(values: fc.Arbitrary<Value>, numRuns: number, seed: number): Value[] =>
  fc.sample(values, { numRuns, seed });
