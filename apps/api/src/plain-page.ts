import { createHash } from 'node:crypto';
import { LOADS_NOTHING } from './content-policy.ts';

/** Text as HTML shows it. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that the API makes itself: its HTML, and the policy that lets its style in and nothing else. */
export interface PlainPage {
  readonly html: string;
  readonly headers: { readonly 'content-security-policy': string };
}

const policyOf = (style: string): string => {
  const hash = createHash('sha256').update(style).digest('base64');
  return `${LOADS_NOTHING}; style-src 'sha256-${hash}'`;
};

/**
 * Makes a page in English, for whoever develops and operates, with nothing loaded from elsewhere. `body` is
 * HTML, with no script and no style of an element's own.
 */
export const plainPage = (title: string, style: string, body: string): PlainPage => ({
  html: `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`,
  headers: { 'content-security-policy': policyOf(style) },
});
