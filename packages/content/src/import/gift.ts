import type { ForeignBody, ForeignFile, ForeignOption, ForeignQuestion } from './foreign.ts';
import { answerOf } from './gift-answer.ts';
import { brokenFormula, giftBlocks, giftText, maskOf, type GiftBlock } from './gift-scan.ts';
import { hasTags } from './html-tree.ts';
import { QuestionTexts } from './html.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { withoutNoCharacters } from './running-text-maker.ts';
import type { Finding } from './texts.ts';

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/;
/** What a gap in a sentence looks like. */
const GAP = '_____';

/** Reads one text of a question: its format mark, its escapes, its HTML or Markdown. */
type ReadText = (raw: string) => string;

function textReader(stemFormat: string, texts: QuestionTexts): ReadText {
  return (raw) => {
    const [mark = '', format = stemFormat] = FORMAT.exec(raw) ?? [];
    const text = giftText(raw.slice(mark.length));
    // without a mark it is Moodle's own format, which takes tags for tags
    if (format === 'html' || (format === 'moodle' && hasTags(text))) return texts.html(text);
    return format === 'markdown' ? texts.html(htmlOfMarkdown(text)) : text;
  };
}

/** The title between `::` and `::`, and where the text begins. */
function titleOf(text: string, mask: string): { title: string | null; from: number } {
  const start = /^\s*::/.exec(mask);
  const end = start ? mask.indexOf('::', start[0].length) : -1;
  return start && end > 0 ? { title: giftText(text.slice(start[0].length, end)), from: end + 2 } : { title: null, from: 0 };
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** Tags that our export writes. */
const OWN_TAG = /^(?:difficulty=(?:easy|medium|hard)|all-or-nothing|unit=.*)$/;
/**
 * The most letters of a question with all of its texts; what is longer is no question, and not worth the
 * time.
 */
const BLOCK_MAXIMUM = 300_000;
/**
 * What a formula whose braces do not close makes of a question: its braces are taken for those of the answer.
 */
const BY_FORMULA = new Set<Finding['code']>(['questionUnreadable', 'answerNotClosed', 'bracketAlone', 'descriptionOnly']);

interface Read {
  question: ForeignQuestion | null;
  remarks: Remark[];
  /** What stands after the question in its block: another one, when the line between them is missing. */
  rest: GiftBlock | null;
}

function readBlock(block: GiftBlock): Read {
  const { text, line, tags } = block;
  if (text.length > BLOCK_MAXIMUM) {
    const place = { file: null, line, label: excerpt(text.slice(0, 200)) };
    return { question: null, remarks: [remark('textTooLong', { limit: BLOCK_MAXIMUM }, place)], rest: null };
  }
  const mask = maskOf(text);
  const { title, from } = titleOf(text, mask);
  const open = mask.indexOf('{', from);
  const close = open < 0 ? -1 : mask.indexOf('}', open);
  const stemRaw = text.slice(from, open < 0 ? undefined : open);
  const label = excerpt((title ?? '') || giftText(stemRaw.replace(FORMAT, '').replace(/<[^>]{0,200}>/g, ' ')) || text);
  const place = { file: null, line, label };
  // a text file has no pictures beside it
  const texts = new QuestionTexts(place, (address) => (/^(?:[a-z]+:)?\/\//i.test(address) ? 'elsewhere' : 'missing'));
  const read = textReader(FORMAT.exec(stemRaw)?.[1] ?? 'moodle', texts);
  const before = read(stemRaw);
  const leave = (finding: Finding, rest: GiftBlock | null = null): Read => {
    const formula = BY_FORMULA.has(finding.code) ? brokenFormula(text) : null;
    const { code, values }: Finding = formula === null ? finding : { code: 'formulaUnbalanced', values: { text: excerpt(formula) } };
    return { question: null, remarks: [remark(code, values, place)], rest };
  };
  if (open < 0) return leave(mask.includes('}') ? { code: 'bracketAlone', values: {} } : { code: 'descriptionOnly', values: {} });
  if (close < 0 || mask.slice(open + 1, close).includes('{')) return leave({ code: 'answerNotClosed', values: {} });

  // two questions without an empty line between them: the second begins on a line of its own
  const next = mask.indexOf('{', close);
  const lineEnd = mask.indexOf('\n', close);
  const rest =
    next > 0 && lineEnd > 0 && lineEnd < next
      ? {
          ...block,
          text: text.slice(lineEnd + 1),
          line: line + text.slice(0, lineEnd + 1).split('\n').length - 1,
          identifier: null,
          tags: [],
        }
      : null;
  if (next > 0 && !rest) return leave({ code: 'questionUnreadable', values: {} });

  const after = read(text.slice(close + 1, rest ? lineEnd : undefined));
  const answer = answerOf(text.slice(open + 1, close), mask.slice(open + 1, close), read);
  if ('code' in answer) return leave(answer, rest);
  const tagged = (name: string) => tags.find((tag) => tag.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  const stem = after === '' ? before : `${before} ${GAP} ${after}`.trim();
  const others = tags.filter((tag) => !OWN_TAG.test(tag));
  if (others.length > 0) texts.say('tagsRemoved', { tags: excerpt(others.join('، ')) });
  const remarks = [...answer.findings.map(({ code, values }) => remark(code, values, place)), ...texts.finished()];
  return {
    question: {
      identifier: block.identifier ?? (title === '' ? null : title),
      label,
      line,
      file: null,
      category: block.category,
      stem,
      explanation: answer.explanation,
      body: withTags(answer.body, tags.includes('all-or-nothing'), tagged('unit')),
      difficulty: DIFFICULTIES.find((difficulty) => tagged('difficulty') === difficulty) ?? null,
      pictures: texts.pictures,
      remarks,
    },
    remarks: [],
    rest,
  };
}

/** What GIFT has no place for, and our export writes as tags. */
function withTags(body: ForeignBody, asSet: boolean, unit: string | null): ForeignBody {
  if (body.type === 'numeric') return { ...body, unit };
  if (body.type !== 'choice' || !asSet) return body;
  const whole = ({ fraction, ...option }: ForeignOption) => ({ ...option, fraction: fraction > 0 ? 1 : 0 });
  return { ...body, options: body.options.map(whole), asSet };
}

/**
 * Reads GIFT, the text format of Moodle (docs.moodle.org, "GIFT format"): every question of it, whatever is
 * wrong with the others. What an empty line does not part is one question, as there.
 */
export function readGift(source: string): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  for (const block of giftBlocks(withoutNoCharacters(source)))
    for (let at: GiftBlock | null = block; at;) {
      const { question, remarks: more, rest }: Read = readBlock(at);
      if (question) questions.push(question);
      remarks.push(...more);
      at = rest;
    }
  return { questions, remarks };
}
