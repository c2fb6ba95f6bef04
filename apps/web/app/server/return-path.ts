const ORIGIN = 'http://here.invalid';
/** Going back to these would undo or repeat signing in. */
const NEVER =
  /^\/(signin|signup|code-confirmation|email-confirmation|resetpassword|createNewPassword|message-status|sign-out|login\/(?:google|facebook)(?!\/result)|kaust\/signup-(?:google|facebook)|preferences|lesson-progress|quiz-answer|api|graphql|dev)(\/|\.data|$)/i;
const PREFIX = /^\/(ar|en|ur)(?=\/|$)/;
const MAX_LENGTH = 500;
const isUnsafe = (text: string): boolean => [...text].some((char) => char === '\\' || char < ' ' || char === '\u007F');

/** Undoes percent-encoding until nothing changes; null where it is broken or goes on for too long. */
function fullyDecoded(text: string): string | null {
  let seen = text;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(seen);
    } catch {
      return null;
    }
    if (next === seen) return seen;
    seen = next;
  }
  return null;
}

/**
 * The page to come back to, as it is safe to follow: a path of this site without its language prefix,
 * properly encoded. Null for everything else: other origins in any dress (`//host`, `/\host`, encoded forms),
 * control characters, the sign-in pages themselves (rule account 20).
 */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > MAX_LENGTH || !wanted.startsWith('/')) return null;
  const plain = fullyDecoded(wanted);
  if (plain === null || isUnsafe(plain) || /\p{Surrogate}/u.test(plain)) return null;
  if (plain.split(/[?#]/, 1)[0]?.includes('//')) return null;
  let url: URL;
  try {
    url = new URL(wanted, ORIGIN);
  } catch {
    return null;
  }
  if (url.origin !== ORIGIN || url.username !== '') return null;
  const path = url.pathname.replace(PREFIX, '') || '/';
  if (!path.startsWith('/') || path.startsWith('//') || NEVER.test(path)) return null;
  return `${path}${url.search}`;
}
