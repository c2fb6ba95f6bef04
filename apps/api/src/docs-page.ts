import { rowOf, type Call } from '@darb/contract';
import { jsonSchemaOf } from '@darb/contract/openapi';
import { escape, plainPage, type PlainPage } from './plain-page.ts';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}
h2{margin-block-start:3rem;text-transform:capitalize}article{border-block-start:1px solid #8886;padding-block:1rem}h3{margin:0;font-size:1rem}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:#8881;border-radius:.5rem}
.verb{display:inline-block;min-inline-size:4.5em;font-weight:700}nav a{margin-inline-end:1rem}`;

const WHO = { anyone: 'Anyone', student: 'A signed-in student', staff: 'Staff' } as const;

const schemaOf = (title: string, schema: object): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;

function callOf(name: string, call: Call): string {
  const refusals = call.refusals.map((key) => `<code>${key}</code> ${rowOf(key).status}`).join(', ');
  return `<article id="${name}"><h3><span class="verb">${call.verb}</span><code>${call.base}/${escape(call.path)}</code></h3>
<p>${WHO[call.who]} · answers <code>${call.success}</code>${refusals ? ` · refuses with ${refusals}` : ''}</p>
${schemaOf('Input', jsonSchemaOf(call.input, 'input'))}${schemaOf('Reply', jsonSchemaOf(call.reply, 'output'))}</article>`;
}

/** The page at `/api/docs`: every call of the contract with its schemas. */
export function docsPage(contract: Readonly<Record<string, Readonly<Record<string, Call>>>>): PlainPage {
  const groups = Object.entries(contract);
  const body = groups.map(
    ([capability, calls]) =>
      `<section id="${capability}"><h2>${capability}</h2>${Object.entries(calls)
        .map(([name, call]) => callOf(`${capability}.${name}`, call))
        .join('')}</section>`,
  );
  return plainPage(
    'Darb: the API',
    STYLE,
    `<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Capabilities">${groups.map(([name]) => `<a href="#${name}">${name}</a>`).join('')}</nav>${body.join('')}`,
  );
}
