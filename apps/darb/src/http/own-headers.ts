/**
 * What browsers and programs send of themselves. Any other header may be a proxy's, of which there are more
 * than anybody could list.
 */
const OWN_HEADERS: ReadonlySet<string> = new Set(
  (
    'host connection keep-alive user-agent accept accept-encoding accept-language accept-charset cache-control pragma cookie referer ' +
    'origin dnt upgrade-insecure-requests if-none-match if-modified-since range priority te save-data purpose content-type ' +
    'content-length access-token refresh-token trace-id platform'
  ).split(' '),
);

/** Whether a header, in small letters, is one that a caller without a proxy sends. */
export const isOwnHeader = (name: string): boolean => OWN_HEADERS.has(name) || name.startsWith('sec-');
