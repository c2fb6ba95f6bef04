const NULL = -5;
const UNDEFINED = -7;

class NotPlain extends Error {}

/**
 * Plain data as Remix's turbo-stream writes it (one line: each value once, objects by the places of their
 * keys and values), without its streams, which cost more than the writing. Null for anything that is no plain
 * data (a promise, a date, an error, a number that JSON has not): turbo-stream itself has to write that.
 */
export function encodeData(data: object): string | null {
  const places = new Map<unknown, number>();
  const written: string[] = [];

  const place = (value: unknown): number => {
    const known = places.get(value);
    if (known !== undefined) return known;
    if (value === undefined) return UNDEFINED;
    if (value === null) return NULL;
    const at = written.length;
    places.set(value, at);
    written.push('');
    written[at] = write(value);
    return at;
  };
  const write = (value: unknown): string => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return JSON.stringify(value);
      case 'number':
        // turbo-stream has signs of its own for these
        if (!Number.isFinite(value) || Object.is(value, -0)) throw new NotPlain();
        return String(value);
      case 'object':
        return writeObject(value as object);
      default:
        throw new NotPlain();
    }
  };
  const writeObject = (value: object): string => {
    let text = '';
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        if (!(index in value)) throw new NotPlain();
        text += `${index ? ',' : ''}${place(value[index])}`;
      }
      return `[${text}]`;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlain();
    for (const key of Object.keys(value)) text += `${text ? ',' : ''}"_${place(key)}":${place((value as Record<string, unknown>)[key])}`;
    return `{${text}}`;
  };

  try {
    place(data);
    return `[${written.join(',')}]\n`;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}
