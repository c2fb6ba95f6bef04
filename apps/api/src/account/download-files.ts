import { directionOf, type Language } from '@darb/language';
import { Zip, ZipDeflate } from 'fflate';
import { escape } from '../plain-page.ts';
import type { FieldName, PersonalRow } from '../personal-data.ts';
import { ROWS_MAX, type Part } from './download-rows.ts';
import type { Words } from './download-words.ts';

/** What a download is made of; the league's parts are null while it does not answer. */
export interface DownloadOf {
  readonly language: Language;
  readonly madeAt: Date;
  readonly parts: () => readonly Part[];
  readonly league: readonly Part[] | null;
}

async function* listed(rows: AsyncIterable<PersonalRow>): AsyncGenerator<{ row: PersonalRow; count: number }> {
  let count = 0;
  for await (const row of rows) yield { row, count: (count += 1) };
}

/** The data for programs: one object, a list a part. */
export async function* asJson({ language, madeAt, parts, league }: DownloadOf): AsyncGenerator<string> {
  yield `{\n"made_at": ${JSON.stringify(madeAt)},\n"language": "${language}"`;
  if (league === null) yield ',\n"league": null';
  for (const { name, rows } of [...parts(), ...(league ?? [])]) {
    yield `,\n"${name}": [`;
    for await (const { row, count } of listed(rows)) yield `${count === 1 ? '' : ','}\n${JSON.stringify(row)}`;
    yield '\n]';
  }
  yield '\n}\n';
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse}th,td{border:1px solid #8888;padding:.3rem .6rem;text-align:start;vertical-align:top}
div{overflow-x:auto}@media(prefers-color-scheme:dark){body{background:#111;color:#eee}}`;

async function* table(rows: AsyncIterable<PersonalRow>, words: Words): AsyncGenerator<string> {
  let last = 0;
  for await (const { row, count } of listed(rows)) {
    const fields = Object.entries(row) as [FieldName, unknown][];
    if (count === 1)
      yield `<div><table><thead><tr>${fields.map(([name]) => `<th scope="col">${escape(words.field(name))}</th>`).join('')}</tr></thead><tbody>\n`;
    yield `<tr>${fields.map(([name, value]) => `<td><bdi>${escape(words.value(name, value))}</bdi></td>`).join('')}</tr>\n`;
    last = count;
  }
  if (last === 0) yield `<p>${escape(words.nothing)}</p>\n`;
  else yield `</tbody></table></div>${last === ROWS_MAX ? `<p>${escape(words.more)}</p>` : ''}\n`;
}

/** The same for people: a page that needs nothing from elsewhere. */
export async function* asHtml({ language, madeAt, parts, league }: DownloadOf, words: Words): AsyncGenerator<string> {
  const title = escape(words.title);
  yield `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`;
  yield `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>`;
  yield `<body><h1>${title}</h1><p>${escape(words.made(madeAt))}</p><p>${escape(words.about)}</p>\n`;
  for (const { name, rows } of [...parts(), ...(league ?? [])]) {
    yield `<h2>${escape(words.part(name))}</h2>\n`;
    yield* table(rows, words);
  }
  if (league === null) yield `<h2>${escape(words.part('league'))}</h2><p>${escape(words.leagueAway)}</p>`;
  yield '</body></html>\n';
}

/** A file of an archive: its name, and its text or its bytes piece by piece. */
export interface Entry {
  readonly name: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/** An archive of files, made while it is read. */
export async function* zipped(entries: readonly Entry[], madeAt: Date): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    // only what we add can be wrong with it
    if (error !== null) throw error;
    done.push(bytes);
  });
  const encoder = new TextEncoder();
  for (const { name, pieces } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* done.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* done.splice(0);
  }
  zip.end();
  yield* done.splice(0);
}
