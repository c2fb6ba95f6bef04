import { tagsIn, withoutTags } from './spans.ts';

/** Relations and arrows: a long formula goes on in the next line before one of them. */
const RELATIONS = new Set([...'=≠≈≡∼≅<>≤≥≪≫→←↔⟶⟵⟹⟺⇒⇐⇔⇌∝∈⊂⊆']);
const SUMS = new Set([...'+−±']);
const BRACKETS = /[([{⟨]|([)\]}⟩])/g;
/** How many brackets a child leaves open: `)′` is one element. */
const opened = (child: string): number => [...textOf(child).matchAll(BRACKETS)].reduce((sum, [, closing]) => sum + (closing ? -1 : 1), 0);
/** Letters and signs below which a formula stays whole: it fits beside words on a narrow phone. */
const WHOLE = 8;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&' };
const textOf = (markup: string): string =>
  withoutTags(markup)
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** How much deeper a tag leads. */
export const depthOf = (tag: string): number => (tag.endsWith('/') ? 0 : tag.startsWith('/') ? -1 : 1);

/** The elements that stand beside each other in a piece of MathML. */
function childrenOf(markup: string): string[] {
  const children: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { inside, end } of tagsIn(markup)) {
    depth += depthOf(inside);
    if (depth > 0) continue;
    children.push(markup.slice(from, end));
    from = end;
  }
  return children;
}

const operatorOf = (child: string): string => (child.startsWith('<mo') ? textOf(child).trim() : '');
/** Gives an operator that begins a piece the room that it has between two sides. */
const between = (child: string): string => {
  const room = RELATIONS.has(operatorOf(child)) ? 0.28 : 0.22;
  const [opening = ''] = child.split('>', 1);
  return / [lr]space=/.test(opening) ? child : child.replace(/^<mo/, `<mo form="infix" lspace="${room}em" rspace="${room}em"`);
};
/** Letters and signs, and roots, whose sign is none of them. */
const lengthOf = (markup: string): number => textOf(markup).length + (markup.match(/<m(?:sq|ro)/g)?.length ?? 0);

/** How wide an empty child is, in ems; KaTeX writes the small ones as text. */
const roomOf = (child = ''): number =>
  Number(/^<mspace width="([\d.]+)em"/.exec(child)?.[1] ?? 0) || (/^<mtext>\s+<\/mtext>$/.test(child) ? 0.28 : 0);
/** Whether a wide room ends before this child: `\quad`, or two smaller ones. */
const endsRoom = (children: readonly string[], index: number): boolean =>
  roomOf(children[index]) === 0 && roomOf(children[index - 1]) + roomOf(children[index - 2]) > 0.5;

/** The children in pieces: cut before each operator of `before` outside of brackets, and after commas. */
function cut(children: readonly string[], before: ReadonlySet<string>): string[][] {
  const pieces: string[][] = [[]];
  let brackets = 0;
  children.forEach((child, index) => {
    const operator = operatorOf(child);
    const last = operatorOf(children[index - 1] ?? '');
    const sided = index > 0 && index < children.length - 1 && !RELATIONS.has(last) && !SUMS.has(last) && last !== '(';
    const begins = before.has(operator) && sided;
    if (brackets <= 0 && (begins || last === ',' || last === ';' || endsRoom(children, index))) pieces.push([]);
    pieces.at(-1)?.push(begins && pieces.at(-1)?.length === 0 ? between(child) : child);
    brackets += opened(child);
  });
  return pieces.filter((piece) => piece.length > 0);
}

/**
 * A long formula as several that stand beside each other, so that a line may end between them: before
 * relations, and where a piece is still long before plus and minus. A short one stays as it is.
 */
export function inPieces(math: string): string {
  const [, opening, inside] = /^(<math[^>]*>)<mrow>([\s\S]*)<\/mrow><\/math>$/.exec(math) ?? [];
  if (opening === undefined || inside === undefined || lengthOf(inside) <= WHOLE) return math;
  const pieces = cut(childrenOf(inside), RELATIONS).flatMap((piece) => (lengthOf(piece.join('')) > WHOLE ? cut(piece, SUMS) : [piece]));
  if (pieces.length < 2) return math;
  const own = opening.replace(' display="block"', ' displaystyle="true"');
  return pieces.map((piece) => `${own}<mrow>${piece.join('')}</mrow></math>`).join('');
}
