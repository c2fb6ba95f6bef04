import type { ForeignBody, ForeignQuestion } from './foreign.ts';
import { hasTags } from './html-tree.ts';
import { remark, type Remark } from './remarks.ts';

/** What GIFT cannot hold of a question: its name in the report's sentence. */
type Unheld = 'ordering' | 'arrows' | 'unit';

const FORMAT = /^\s*\[(?:html|markdown|plain|moodle)\]/;

/**
 * A text with everything escaped that GIFT reads, on one line. What looks like a format mark gets one before
 * it, which is read instead; so does what looks like HTML, and is none in a pack.
 */
const written = (text: string): string =>
  `${FORMAT.test(text) || hasTags(text) ? '[plain]' : ''}${text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')}`;

const percent = (fraction: number): string => `%${Number((fraction * 100).toFixed(5))}%`;
/** A text that begins with `%` would be read as a weight: it says its own. */
const weighted = (text: string, fraction: number): string => (/^\s*%/.test(text) ? percent(fraction) : '') + written(text);

/** The lines between the braces, or what cannot be held. */
function answerLines(body: ForeignBody): string[] | Unheld {
  switch (body.type) {
    case 'true_false':
      return [body.correct ? 'TRUE' : 'FALSE'];
    case 'numeric': {
      const [first] = body.answers;
      return first ? [`#${first.value}${first.tolerance === 0 ? '' : `:${first.tolerance}`}`] : [];
    }
    case 'short_text':
      if (body.accepted.some(({ text }) => text.includes('->'))) return 'arrows';
      return body.accepted.map(({ text, fraction }) => `=${weighted(text, fraction).replace(/\*/g, '\\\\*')}`);
    case 'matching':
      if (body.pairs.some(({ left }) => left.includes('->'))) return 'arrows';
      return body.pairs.map(({ left, right }) => `=${weighted(left, 1)} -> ${written(right)}`);
    case 'choice': {
      if (body.multiple !== true)
        return body.options.map(({ text, fraction }) => `${fraction === 1 ? '=' : '~'}${weighted(text, fraction)}`);
      // only the whole set counts: where nobody reads the tag, every wrong choice costs the mark
      const right = body.options.filter(({ fraction }) => fraction > 0).length;
      const share = (fraction: number) => (body.asSet ? (fraction > 0 ? 1 / right : -1) : fraction);
      return body.options.map(({ text, fraction }) => `~${percent(share(fraction))}${written(text)}`);
    }
    case 'ordering':
      return 'ordering';
  }
}

/** What GIFT has no place for, as tags in a comment: Moodle keeps them, and we read them back. */
function tagsOf({ difficulty, body }: ForeignQuestion): string[] {
  const unit = body.type === 'numeric' ? body.unit : null;
  return [
    ...(difficulty === null ? [] : [`difficulty=${difficulty}`]),
    ...(body.type === 'choice' && body.asSet ? ['all-or-nothing'] : []),
    ...(unit === null ? [] : [`unit=${unit}`]),
  ];
}

/**
 * Writes questions as GIFT. One that the format cannot hold is left out, and `remarks` say so. Reading it
 * back gives the same questions.
 */
export function writeGift(questions: readonly ForeignQuestion[]): { text: string; remarks: Remark[] } {
  const parts: string[] = [];
  const remarks: Remark[] = [];
  for (const question of questions) {
    const { identifier, label, body, stem, explanation } = question;
    const unit = body.type === 'numeric' ? (body.unit ?? '') : '';
    const lines = /[\][\n]/.test(unit) ? 'unit' : answerLines(body);
    if (typeof lines === 'string') {
      remarks.push(remark('notHeldByFormat', { key: identifier ?? label, what: lines }, { file: null, line: null, label }));
      continue;
    }
    const comment = [...(identifier === null ? [] : [`[id:${identifier}]`]), ...tagsOf(question).map((tag) => `[tag:${tag}]`)].join(' ');
    const told = explanation === '' ? [] : [`####${written(explanation)}`];
    parts.push(
      [
        ...(comment === '' ? [] : [`// ${comment}`]),
        `${identifier === null ? '' : `::${written(identifier)}::`}${written(stem)} {`,
        ...[...lines, ...told].map((line) => `\t${line}`),
        '}',
      ].join('\n'),
    );
  }
  return { text: parts.length === 0 ? '' : `${parts.join('\n\n')}\n`, remarks };
}
