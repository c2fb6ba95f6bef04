/** How a parameter of an address is read. Nothing that a kind takes has to be encoded in an address. */
const KINDS = {
  /** An id of content: a positive integer. */
  id: /[1-9]\d{0,9}/,
  uuid: /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/,
  /** 256 bits, as base64url. */
  token: /[A-Za-z0-9_-]{43}/,
  /** 128 bits, as base64url: a friend's link to a match. */
  invitation: /[A-Za-z0-9_-]{22}/,
  /** Elsewhere where a student may have an account that signs them in. */
  provider: /(?:google|facebook)/,
  /** The file of a picture for those with whom a page is shared. */
  card: /[a-z0-9-]{1,24}\.png/,
  /** A match of the league: a UUID, and the server's node that it runs on. */
  match: /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.[\w-]{1,64}/,
} as const;

export type ParamKind = keyof typeof KINDS;
/** What a page gets of a parameter: an id as a number, everything else as it stands in the address. */
export type ParamValue<Kind extends ParamKind> = Kind extends 'id' ? number : string;
/** The kinds of a row's parameters; one that is not named is an id. */
export type ParamKinds = Readonly<Record<string, ParamKind>>;

const MAX_ID = 2_147_483_647;
const whole = Object.fromEntries(Object.entries(KINDS).map(([kind, { source }]) => [kind, new RegExp(`^${source}$`)])) as Record<
  ParamKind,
  RegExp
>;

function readParam(kind: ParamKind, text: string): number | string | null {
  if (!whole[kind].test(text)) return null;
  if (kind !== 'id') return text;
  return Number(text) <= MAX_ID ? Number(text) : null;
}

/**
 * The parameters of an address by their kinds; null when one is of another kind, so that there is no such
 * page.
 */
export function readParams(kinds: ParamKinds, given: Readonly<Record<string, string | undefined>>): Record<string, number | string> | null {
  const read: Record<string, number | string> = {};
  for (const [name, text] of Object.entries(given)) {
    if (name === '*') continue;
    const value = readParam(kinds[name] ?? 'id', text ?? '');
    if (value === null) return null;
    read[name] = value;
  }
  return read;
}

/**
 * What the addresses of a row look like, as `href` writes them: no other spelling of the same address is one
 * of them.
 */
export const addressPattern = (path: string, kinds: ParamKinds): RegExp =>
  new RegExp(`^/${path.replace(/:(\w+)/g, (_, name: string) => KINDS[kinds[name] ?? 'id'].source)}$`);
