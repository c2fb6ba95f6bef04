import type { ForeignBody } from './foreign.ts';
import { excerpt } from './remarks.ts';
import { truthOf } from './table-header.ts';
import type { Finding } from './texts.ts';
import { writtenNumber } from './written-number.ts';

/** The answer part of a GIFT question. `explanation` is its general feedback. */
export interface GiftAnswer {
  body: ForeignBody;
  explanation: string;
  findings: Finding[];
}

type ReadText = (raw: string) => string;

/** One `=…` or `~…`. */
interface Entry {
  isRight: boolean;
  /** Share of the mark, when it says one; NaN where that is no number. */
  weight: number | null;
  /** The share as it is written. */
  percent: string;
  raw: string;
  mask: string;
  feedback: string;
}

const WEIGHT = /^\s*%\s*([^%]{1,12})%/;

/** A share in percent: what would be thousands elsewhere (33,333) is a part of a hundred here. */
const shareOf = (percent: string): number => (writtenNumber(percent.trim().replace(/^([+-]?[\d٠-٩۰-۹]+)[,،]/, '$1٫')) ?? NaN) / 100;

/** Cuts feedback off: everything after the first `#`. */
function withFeedback(raw: string, mask: string, read: ReadText) {
  const at = mask.indexOf('#');
  return at < 0 ? { raw, mask, feedback: '' } : { raw: raw.slice(0, at), mask: mask.slice(0, at), feedback: read(raw.slice(at + 1)) };
}

function entriesOf(raw: string, mask: string, read: ReadText): Entry[] {
  const starts = [...mask.matchAll(/[=~]/g)].map(({ index }) => index);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? mask.length;
    const [written = '', percent = ''] = WEIGHT.exec(mask.slice(start + 1, end)) ?? [];
    const from = start + 1 + written.length;
    return {
      isRight: mask[start] === '=',
      // a weight that is no number is a fault, not a text
      weight: written === '' ? null : shareOf(percent),
      percent,
      ...withFeedback(raw.slice(from, end), mask.slice(from, end), read),
    };
  });
}

/** The only answer of a question without signs before it. */
const soleEntry = (raw: string, mask: string, read: ReadText): Entry => ({
  isRight: true,
  weight: null,
  percent: '',
  ...withFeedback(raw, mask, read),
});

function unreadableWeight(entries: readonly Entry[]): Finding | null {
  const entry = entries.find(({ weight }) => Number.isNaN(weight));
  return entry ? { code: 'numberUnreadable', values: { text: excerpt(`${entry.percent}%`) } } : null;
}

/** Takes what answers tell into the explanation. */
type Tell = (entries: readonly Entry[]) => void;

const fractionOf = ({ weight, isRight }: Entry): number => weight ?? (isRight ? 1 : 0);
const finding = (code: 'noAnswer' | 'questionUnreadable'): Finding => ({ code, values: {} });

/** `3.14:0.01`, `1..5` or `3.14`: the middle and how far from it. */
function rangeOf(text: string): { value: number; tolerance: number } | Finding {
  const [, from, to] = /^(.+?)\.\.(.+)$/s.exec(text) ?? [];
  const [first, second] = from !== undefined && to !== undefined ? [from, to] : [text.split(':')[0] ?? '', text.split(':')[1] ?? '0'];
  const [low, high] = [writtenNumber(first), writtenNumber(second)];
  if (low === null || high === null || (from === undefined && text.split(':').length > 2))
    return { code: 'numberUnreadable', values: { text: excerpt(text) } };
  if (from === undefined) return { value: low, tolerance: high };
  if (high < low) return { code: 'rangeEmpty', values: { from: String(low), to: String(high) } };
  // halves of decimals have a last digit that is dust
  return { value: Number(((low + high) / 2).toPrecision(15)), tolerance: Number(((high - low) / 2).toPrecision(15)) };
}

function numeric(raw: string, mask: string, read: ReadText, tell: Tell): ForeignBody | Finding {
  const starts = /[=~]/.test(mask);
  const entries = starts ? entriesOf(raw, mask, read) : [soleEntry(raw, mask, read)];
  tell(entries);
  const unreadable = unreadableWeight(entries);
  if (unreadable) return unreadable;
  const answers: { value: number; tolerance: number; fraction: number }[] = [];
  for (const entry of entries) {
    const text = read(entry.raw);
    if ((text === '' || text === '*') && !entry.isRight) continue;
    if (text === '') return finding('noAnswer');
    const range = rangeOf(text);
    if ('code' in range) return range;
    answers.push({ ...range, fraction: fractionOf(entry) });
  }
  return { type: 'numeric', answers, unit: null };
}

/** `*` stands for any letters, in Moodle; `\*` for itself. Students here type the word. */
function shortText(entries: readonly Entry[], read: ReadText, found: (finding: Finding) => void): ForeignBody {
  const accepted = entries.flatMap((entry) => {
    const text = read(entry.raw);
    if (!/(?<!\\)\*/.test(text)) return [{ text: text.replaceAll('\\*', '*'), fraction: fractionOf(entry) }];
    found({ code: 'wildcardIgnored', values: { text: excerpt(text) } });
    return [];
  });
  return { type: 'short_text', accepted };
}

function matching(entries: readonly Entry[], read: ReadText): ForeignBody {
  const pairs: { left: string; right: string }[] = [];
  const distractors: string[] = [];
  for (const { raw, mask } of entries) {
    const at = mask.indexOf('->');
    const [left, right] = at < 0 ? [read(raw), ''] : [read(raw.slice(0, at)), read(raw.slice(at + 2))];
    if (left === '' && right !== '') distractors.push(right);
    else pairs.push({ left, right });
  }
  return { type: 'matching', pairs, distractors };
}

const TRUTH = /^\s*(TRUE|T|FALSE|F)\s*(?:#|$)/i;

/**
 * Reads what stands between the braces of a question. Gives what is wrong instead when it cannot be read or
 * is of a kind that has no key.
 */
export function answerOf(whole: string, wholeMask: string, read: ReadText): GiftAnswer | Finding {
  const general = wholeMask.indexOf('####');
  const [raw, mask] = general < 0 ? [whole, wholeMask] : [whole.slice(0, general), wholeMask.slice(0, general)];
  const told: string[] = general < 0 ? [] : [read(whole.slice(general + 4))];
  const findings: Finding[] = [];
  const found = (one: Finding) => void findings.push(one);
  const tell: Tell = (entries) => {
    const telling = entries.filter(({ feedback }) => feedback !== '');
    const lost: string[] = [];
    let kept = 0;
    // what belongs to the right answer is true for everybody; the rest with the answer that it is about, or
    // for any wrong one
    for (const entry of telling) {
      const about = read(entry.raw);
      const isWhole = fractionOf(entry) === 1;
      if (!isWhole && (about === '' || about === '*')) lost.push(entry.feedback);
      else {
        told.push(isWhole ? entry.feedback : `${about}: ${entry.feedback}`);
        kept += 1;
      }
    }
    if (kept > 0) found({ code: 'feedbackMerged', values: {} });
    if (lost.length > 0) found({ code: 'feedbackRemoved', values: { count: lost.length } });
  };
  const done = (body: ForeignBody | Finding): GiftAnswer | Finding =>
    'code' in body ? body : { body, explanation: told.filter((text) => text !== '').join('\n\n'), findings };

  if (mask.trim() === '') return { code: 'typeUnsupported', values: { type: 'essay' } };
  if (/^\s*#/.test(mask)) {
    const at = mask.indexOf('#') + 1;
    return done(numeric(raw.slice(at), mask.slice(at), read, tell));
  }
  const truth = TRUTH.exec(mask);
  if (truth) {
    // the first is told to who is wrong, the second to who is right
    const [toWrong = '', ...toRight] = mask.slice(truth[0].length).split('#');
    const from = truth[0].length + toWrong.length + 1;
    if (toRight.join('').trim() !== '') {
      told.push(read(raw.slice(from)));
      found({ code: 'feedbackMerged', values: {} });
    }
    if (toWrong.trim() !== '') found({ code: 'feedbackRemoved', values: { count: 1 } });
    return done({ type: 'true_false', correct: /^t/i.test(truth[1] ?? '') });
  }
  const entries = entriesOf(raw, mask, read);
  const [first] = entries;
  if (!first) {
    const sole = soleEntry(raw, mask, read);
    tell([sole]);
    const truth = truthOf(read(sole.raw));
    if (truth === null) return done(shortText([sole], read, found));
    // `{صح}`: the format knows no word for it but its own
    found({ code: 'choiceMadeTrueFalse', values: {} });
    return done({ type: 'true_false', correct: truth });
  }
  if (mask.slice(0, mask.search(/[=~]/)).trim() !== '') return finding('questionUnreadable');
  const unreadable = unreadableWeight(entries);
  if (unreadable) return unreadable;
  if (entries.every(({ isRight }) => isRight)) {
    tell(entries);
    return done(entries.some(({ mask: part }) => part.includes('->')) ? matching(entries, read) : shortText(entries, read, found));
  }
  return done({
    type: 'choice',
    options: entries.map((entry) => ({ text: read(entry.raw), fraction: fractionOf(entry), feedback: entry.feedback })),
    // `=` marks the one right option of a question with circles; without any, weights make it one with boxes
    multiple: entries.some(({ isRight }) => isRight) ? false : entries.some(({ weight }) => weight !== null),
  });
}
