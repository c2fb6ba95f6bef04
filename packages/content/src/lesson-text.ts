import type { Block, Language, Rich } from '@darb/language';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { runningText, type FindPicture } from './running-text.ts';
import { formulasIn, replaced } from './spans.ts';
import { problem, type Problem } from './problem.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Fault = { line: number; problem: Problem };

const PLAIN: ReadonlySet<string> = new Set(['text', 'strong', 'image', 'break']);

/**
 * Reads a lesson's text version (FORMAT.md, `text.{lang}.md`) into blocks. Lines of the faults are 1-based.
 * Formulas are masked by letters of the same length before Markdown reads the file, so that no `_` or `\` of
 * TeX is taken for markup and every offset stays.
 */
export function lessonText(source: string, lang: Language, findPicture: FindPicture): { blocks: Block[]; faults: Fault[] } {
  const masked = replaced(source, formulasIn(source), (_, formula) => formula.replace(/[^\n]/g, 'x'));
  const faults: Fault[] = [];
  const blocks: Block[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const fault = (offset: number, found: Problem) => faults.push({ line: lineAt(offset), problem: found });
  const startOf = (node: Node) => node.position?.start.offset ?? 0;

  const rich = (node: Node): Rich => {
    if ('children' in node) {
      const other = node.children.find((child) => !PLAIN.has(child.type));
      if (other) fault(other.position?.start.offset ?? startOf(node), problem('markdownInText', { kind: other.type }));
    }
    const start = startOf(node);
    // Indentation and quote signs of the following lines belong to the block, not to its text; blanks of the
    // same length keep every offset.
    const raw = source
      .slice(start, node.position?.end.offset ?? start)
      .replace(/^#+/, (marks) => ' '.repeat(marks.length))
      .replace(/\n[ \t]*>/g, (prefix) => `\n${' '.repeat(prefix.length - 1)}`);
    const { parts, faults: found } = runningText(raw, findPicture, 'folded');
    for (const one of found) fault(start + one.offset, one.problem);
    if (parts.length === 0 && found.length === 0) fault(start, problem('textEmpty', {}));
    return { lang, parts };
  };

  const law = (node: Extract<Node, { type: 'blockquote' }>): void => {
    const [paragraph, ...more] = node.children;
    if (paragraph?.type !== 'paragraph' || more.length > 0) return void fault(startOf(node), problem('lawParagraphs', {}));
    const [first, ...rest] = rich(paragraph).parts;
    if (first?.kind !== 'math' || !first.display) return void fault(startOf(node), problem('lawFormula', {}));
    if (rest[0]?.kind === 'text') rest[0] = { ...rest[0], text: rest[0].text.trimStart() };
    const note = rest.filter((part) => part.kind !== 'text' || part.text !== '');
    blocks.push({ kind: 'law', formula: { lang, parts: [first] }, note: note.length > 0 ? { lang, parts: note } : null });
  };

  for (const node of fromMarkdown(masked).children) {
    if (node.type === 'heading') {
      if (node.depth !== 2) fault(startOf(node), problem('headingDepth', { depth: node.depth }));
      blocks.push({ kind: 'heading', text: rich(node) });
    } else if (node.type === 'paragraph') {
      blocks.push({ kind: 'paragraph', text: rich(node) });
    } else if (node.type === 'blockquote') {
      law(node);
    } else if (node.type === 'list') {
      const items: Rich[] = [];
      for (const item of node.children) {
        const [paragraph, ...more] = item.children;
        if (paragraph?.type !== 'paragraph' || more.length > 0) fault(startOf(item), problem('listItem', {}));
        else items.push(rich(paragraph));
      }
      blocks.push({ kind: node.ordered ? 'steps' : 'list', items });
    } else {
      fault(startOf(node), problem('markdownBlock', { kind: node.type }));
    }
  }
  if (blocks.length === 0 && faults.length === 0) fault(0, problem('lessonTextEmpty', {}));
  return { blocks, faults };
}
