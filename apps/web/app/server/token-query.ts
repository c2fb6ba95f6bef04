/** Also one that is encoded once more than it should be, or stands in a page to come back to. */
const TOKEN = /(^|[?&])[\w-]*token=/i;
const MOST_ENCODINGS = 5;

function holdsToken(text: string): boolean {
  let seen = text;
  for (let round = 0; round < MOST_ENCODINGS; round += 1) {
    if (TOKEN.test(seen)) return true;
    try {
      seen = decodeURIComponent(seen);
    } catch {
      return false;
    }
  }
  return false;
}

/**
 * Takes tokens (`access_token`, `confirmation_token`, `token` …) out of an address's query, and says whether
 * there were any. They sign nobody in: whoever made the link would choose as whom.
 */
export function dropTokens(url: URL): boolean {
  const pairs = [...url.searchParams];
  const kept = pairs.filter(([name, value]) => !holdsToken(`${name}=${value}`));
  if (kept.length === pairs.length) return false;
  url.search = new URLSearchParams(kept).toString();
  return true;
}
