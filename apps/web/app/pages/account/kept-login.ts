import type { CountryCode, LoginProvider } from '@darb/contract';
import { LANGUAGES } from '@darb/language';
import type { WebContext } from '../../server/context.ts';
import { returnPath } from '../../server/return-path.ts';
import { saidCountry } from '../../server/visitor.ts';
import type { Prefix, Visit } from '../../visit.ts';

/** What a sign-in elsewhere leaves in a browser, in cookies that no script reads (rule account 36). */
const FLOW_COOKIE = 'login-flow';
const PROOF_COOKIE = 'login-proof';
/** As long as the API takes them. */
const FLOW_SECONDS = 600;
const PROOF_SECONDS = 3_600;

export const PROVIDERS: readonly LoginProvider[] = ['google', 'facebook'];
/** The pages that a way to a provider begins on; there it ends when nothing came of it. */
const BEGINNINGS = ['signin', 'signup', 'kaust', 'settingsLogins', 'settingsDeletion'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** What is kept while a browser is away: the address that it comes back to has no language and country. */
export interface KeptFlow {
  provider: LoginProvider;
  token: string;
  from: Beginning;
  prefix: Prefix;
  country: CountryCode;
  next: string | null;
}

/** What was proven there: nobody's login, one whose e-mail is an account's, a student's own. */
export interface KeptProof {
  provider: LoginProvider;
  token: string;
  status: 'new' | 'known_address' | 'proven';
  fullName: string;
  email: string | null;
  next: string | null;
}

type Cookies = Pick<WebContext, 'cookies'>;
type Setting = Pick<WebContext, 'setCookie'>;
type Raw = Readonly<Record<string, unknown>>;

function read({ cookies }: Cookies, name: string): Raw | null {
  try {
    const kept: unknown = JSON.parse(cookies[name] ?? 'null');
    return typeof kept === 'object' ? (kept as Raw | null) : null;
  } catch {
    return null;
  }
}

const oneOf = <T extends string>(all: readonly T[], given: unknown): T | undefined => all.find((one) => one === given);
const pathIn = (given: unknown): string | null => returnPath(typeof given === 'string' ? given : null);
const textIn = (given: unknown): string | null => (typeof given === 'string' && given !== '' ? given : null);

/** Where a way to a provider begins, as its address says it (`from`); sign-in for what is none. */
export const beginningOf = (given: unknown): Beginning => oneOf(BEGINNINGS, given) ?? 'signin';

export const keepFlow = ({ setCookie }: Setting, flow: KeptFlow): void =>
  setCookie(FLOW_COOKIE, JSON.stringify(flow), { maxAge: FLOW_SECONDS });

/** What was kept when the browser left for this provider; null for nothing, or a cookie that is not ours. */
export function flowOf(context: Cookies, asked: LoginProvider, here: Visit): KeptFlow | null {
  const kept = read(context, FLOW_COOKIE);
  const [provider, token] = [oneOf(PROVIDERS, kept?.['provider']), textIn(kept?.['token'])];
  if (kept === null || provider !== asked || token === null) return null;
  const prefix = oneOf(
    LANGUAGES.map((language): Prefix => `/${language}`),
    kept['prefix'],
  );
  const country = saidCountry(new URL(`?country=${textIn(kept['country']) ?? ''}`, here.origin), {});
  return {
    provider,
    token,
    from: beginningOf(kept['from']),
    prefix: prefix ?? here.prefix,
    country: country ?? here.country,
    next: pathIn(kept['next']),
  };
}

export const keepProof = ({ setCookie }: Setting, proof: KeptProof): void =>
  setCookie(PROOF_COOKIE, JSON.stringify(proof), { maxAge: PROOF_SECONDS });

/** What was proven at this provider; null for nothing, or a cookie that is not ours. */
export function proofOf(context: Cookies, asked: LoginProvider): KeptProof | null {
  const kept = read(context, PROOF_COOKIE);
  const [provider, token] = [oneOf(PROVIDERS, kept?.['provider']), textIn(kept?.['token'])];
  const status = oneOf(['new', 'known_address', 'proven'] as const, kept?.['status']);
  if (kept === null || provider !== asked || token === null || status === undefined) return null;
  return { provider, token, status, fullName: textIn(kept['fullName']) ?? '', email: textIn(kept['email']), next: pathIn(kept['next']) };
}

export const forgetFlow = ({ setCookie }: Setting): void => setCookie(FLOW_COOKIE, '', { maxAge: 0 });
export const forgetProof = ({ setCookie }: Setting): void => setCookie(PROOF_COOKIE, '', { maxAge: 0 });
