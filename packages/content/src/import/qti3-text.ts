import { FormulaError, readFormula } from '../formula.ts';
import { finder, pictureReader } from '../spans.ts';

const TOKEN = /\\[([]|\*\*|!\[|\n[ \t]*\n\s*|\n/g;

/** A text as the content or an attribute of an XML element. */
export const xmlEscaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\n\r\t]/g, (space) => `&#${space.charCodeAt(0)};`);

/** A formula as MathML that carries its TeX with it; as it stands when nobody can read it. */
function formula(tex: string, display: boolean): string {
  let inner: string;
  try {
    inner = readFormula(tex, display).mathml;
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return xmlEscaped(display ? `\\[${tex}\\]` : `\\(${tex}\\)`);
  }
  const content = inner.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '');
  const carried = `<annotation encoding="application/x-tex">${xmlEscaped(tex)}</annotation>`;
  const block = display ? ' display="block"' : '';
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" dir="ltr"${block}><semantics>${content}${carried}</semantics></math>`;
}

/** Running text as paragraphs of XHTML. `picture` gives the address of a picture by its name. */
export function paragraphs(text: string, picture: (name: string) => string): string[] {
  const made: string[] = [];
  let open = '';
  let strong = false;
  let from = 0;
  const plain = (to: number) => {
    open += xmlEscaped(text.slice(from, to));
  };
  const finish = () => {
    const whole = strong ? `${open}</strong>` : open;
    if (whole.replace(/<\/?strong>/g, '').trim() !== '') made.push(whole);
    open = strong ? '<strong>' : '';
  };
  const ends = { '\\(': finder(text, '\\)'), '\\[': finder(text, '\\]') };
  const pictureAt = pictureReader(text);
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    if (index < from) continue;
    if (token === '\\(' || token === '\\[') {
      const end = ends[token](index + 2);
      if (end < 0) continue;
      plain(index);
      from = end + 2;
      open += formula(text.slice(index + 2, end), token === '\\[');
      continue;
    }
    const named = token === '![' ? pictureAt(index) : null;
    if (token === '![' && !named) continue;
    plain(index);
    from = named?.end ?? index + token.length;
    if (named) open += `<img src="${xmlEscaped(picture(named.name))}" alt="${xmlEscaped(named.words)}"/>`;
    else if (token === '**') {
      open += strong ? '</strong>' : '<strong>';
      strong = !strong;
    } else if (token === '\n') open += '<br/>';
    else finish();
  }
  plain(text.length);
  finish();
  return made;
}

/** Running text as the content of an element that may hold paragraphs: one alone needs no tags of its own. */
export function content(text: string, picture: (name: string) => string): string {
  const made = paragraphs(text, picture);
  return made.length === 1 ? (made[0] ?? '') : made.map((one) => `<p>${one}</p>`).join('');
}
