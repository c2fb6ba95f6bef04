/** What a value of an answer may be, where it cannot be known. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  '<any>': () => true,
  '<optional>': () => true,
  '<absent>': (value) => value === undefined,
  '<text>': (value) => typeof value === 'string' && value !== '',
  '<uuid>': (value) => typeof value === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value),
  '<match id>': (value) => typeof value === 'string' && /^[0-9a-f-]{36}\..+$/.test(value),
  '<time>': (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  '<jwt>': (value) => typeof value === 'string' && /^eyJ[\w-]+\.[A-Za-z0-9]+\.[\w-]+$/.test(value),
  '<presence>': (value) => unlike(value, { user_id: '<uuid>', session_id: '<uuid>', username: '<text>' }) === null,
  '<state>': (value) => typeof value === 'object' && value !== null && 'seq' in value && 'view' in value && 'now' in value,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where a value is not what was expected, and how; null when it is. Objects have no other fields than
 * expected.
 */
export function unlike(value: unknown, expected: unknown, path = ''): string | null {
  if (typeof expected === 'string' && Object.hasOwn(KINDS, expected)) {
    return KINDS[expected]?.(value) ? null : `${path}: ${show(value)} is not ${expected}`;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(value) || value.length !== expected.length) return `${path}: ${show(value)} instead of ${show(expected)}`;
    return expected.map((one, index) => unlike(value[index], one, `${path}[${index}]`)).find((one) => one !== null) ?? null;
  }
  if (isObject(expected)) {
    if (!isObject(value)) return `${path}: ${show(value)} instead of an object`;
    const names = new Set([...Object.keys(expected), ...Object.keys(value).filter((name) => value[name] !== undefined)]);
    for (const name of names) {
      if (!Object.hasOwn(expected, name)) return `${path}.${name}: ${show(value[name])} was not expected`;
      const found = unlike(value[name], expected[name], `${path}.${name}`);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(value, expected) ? null : `${path}: ${show(value)} instead of ${show(expected)}`;
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);
