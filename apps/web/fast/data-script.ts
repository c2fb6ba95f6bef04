/** What would end the script, open a comment or another script in it, or break its literal. */
const UNSAFE = /[\\'\n\r\u2028\u2029]|<(?=!|\/?script)/gi;
const SHORT: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n' };
const safe = (found: string): string => SHORT[found] ?? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text as a script's literal. All that is safe stands as it does in the page, double quotes too, so that
 * compression finds it again.
 */
const literal = (text: string): string => `'${text.replace(UNSAFE, safe)}'`;

/** The script that gives the loaders' data to Remix in the browser, in one piece. */
export const dataScript = (data: string, nonce: string | undefined): string =>
  `<script${nonce ? ` nonce="${nonce}"` : ''}>window.__remixContext.streamController.enqueue(${literal(data)});window.__remixContext.streamController.close();</script>`;
