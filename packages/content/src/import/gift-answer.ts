import type { ForeignBody } from './foreign.ts';
import { excerpt } from './remarks.ts';
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
  /** Share of the mark, when it says one. */
  weight: number | null;
  raw: string;
  mask: string;
  feedback: string;
}

const WEIGHT = /^\s*%\s*([^%]{1,12})%/;

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
    const weight = written === '' ? null : writtenNumber(percent);
    return {
      isRight: mask[start] === '=',
      // a weight that is no number is a fault, not a text
      weight: weight === null ? (written === '' ? null : NaN) : weight / 100,
      ...withFeedback(raw.slice(from, end), mask.slice(from, end), read),
    };
  });
}

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

function numeric(raw: string, mask: string, read: ReadText): ForeignBody | Finding {
  const starts = /[=~]/.test(mask);
  const entries = starts ? entriesOf(raw, mask, read) : [{ isRight: true, weight: null, ...withFeedback(raw, mask, read) }];
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

const TRUTH = /^\s*(TRUE|T|FALSE|F)\s*(?=#|$)/i;

/** Reads what stands between the braces of a question. Gives what is wrong instead when it cannot be read or is of a kind that has no key. */
export function answerOf(whole: string, wholeMask: string, read: ReadText): GiftAnswer | Finding {
  const general = wholeMask.indexOf('####');
  const [raw, mask] = general < 0 ? [whole, wholeMask] : [whole.slice(0, general), wholeMask.slice(0, general)];
  const told: string[] = general < 0 ? [] : [read(whole.slice(general + 4))];
  const findings: Finding[] = [];
  const found = (one: Finding) => void findings.push(one);
  const done = (body: ForeignBody | Finding): GiftAnswer | Finding =>
    'code' in body ? body : { body, explanation: told.filter((text) => text !== '').join('\n\n'), findings };

  if (mask.trim() === '') return { code: 'typeUnsupported', values: { type: 'essay' } };
  if (/^\s*#/.test(mask)) {
    const at = mask.indexOf('#') + 1;
    return done(numeric(raw.slice(at), mask.slice(at), read));
  }
  const truth = TRUTH.exec(mask);
  if (truth) {
    const feedback = mask.slice(truth[0].length).split('#').slice(1);
    let at = truth[0].length;
    for (const part of feedback) {
      told.push(read(raw.slice(at + 1, at + 1 + part.length)));
      at += 1 + part.length;
    }
    if (feedback.some((part) => part.trim() !== '')) found({ code: 'feedbackMerged', values: {} });
    return done({ type: 'true_false', correct: /^t/i.test(truth[1] ?? '') });
  }
  const entries = entriesOf(raw, mask, read);
  const [first] = entries;
  if (!first) return done(shortText([{ isRight: true, weight: null, ...withFeedback(raw, mask, read) }], read, found));
  if (mask.slice(0, mask.search(/[=~]/)).trim() !== '') return finding('questionUnreadable');
  if (entries.some(({ weight }) => Number.isNaN(weight))) return { code: 'weightsSum', values: { percent: 0 } };
  if (entries.every(({ isRight, mask: part }) => isRight && part.includes('->'))) return done(matching(entries, read));
  if (entries.every(({ isRight }) => isRight)) {
    const arrows = entries.filter(({ mask: part }) => part.includes('->'));
    if (arrows.length > 0) return done(matching(entries, read));
    for (const { feedback } of entries) if (feedback !== '') told.push(feedback);
    if (entries.some(({ feedback }) => feedback !== '')) found({ code: 'feedbackMerged', values: {} });
    return done(shortText(entries, read, found));
  }
  return done({
    type: 'choice',
    options: entries.map((entry) => ({ text: read(entry.raw), fraction: fractionOf(entry), feedback: entry.feedback })),
    // `=` marks the one right option of a question with circles; without any, weights make it one with boxes
    multiple: entries.some(({ isRight }) => isRight) ? false : entries.some(({ weight }) => weight !== null),
  });
}
