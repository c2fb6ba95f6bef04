import { giftBlocks, maskOf } from './gift-scan.ts';

/** Formats of questions, and texts, that are told by their own words and that we do not read. */
const KNOWN: readonly (readonly [name: string, sign: RegExp])[] = [
  ['WebCT', /^:(?:TYPE|TITLE|QUESTION|ANSWER\d*|CAT|IMAGE|FEEDBACK)\b.*:/im],
  ['Blackboard', /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)\t\S/m],
  ['Brightspace (D2L)', /^NewQuestion\s*[,;\t]/im],
  ['Moodle Cloze', /\{\d*:(?:MULTI|MC|MR|SHORT|SA|MW|NUM|NM|REGEXP|RX)[A-Z_]*:/],
  ['LaTeX', /\\(?:documentclass|usepackage)\b/],
  ['LaTeX', /\\begin\s*\{(?:document|questions?|choices|parts|enumerate|itemize|exam)\}/],
  ['LaTeX', /^[^\S\r\n\u2028\u2029]*\\(?:question|choice|item)\b/m],
  ['JSON', /^\s*(?:\{\s*(?:"|\})|\[\s*[{["\d\]])/],
];

/** What of the formats that are not read a text looks like; null when it looks like none of them. */
export const foreignFormat = (text: string): string | null => KNOWN.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** How the answers of GIFT begin: right and wrong options, a number, a truth, a weight. */
const GIFT_ANSWER = /^\s*(?:[=~#%]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/i;

/**
 * Whether the braces of a text are the answers of GIFT, rather than those of a program, a style sheet, a gap
 * with its word: most of them begin as answers do.
 */
export function hasGiftAnswers(text: string): boolean {
  let [answers, all] = [0, 0];
  for (const { text: block } of giftBlocks(text)) {
    const mask = maskOf(block);
    for (let open = mask.indexOf('{'); open >= 0; open = mask.indexOf('{', open + 1)) {
      all += 1;
      const close = mask.indexOf('}', open);
      if (GIFT_ANSWER.test(mask.slice(open + 1, close < 0 ? undefined : close))) answers += 1;
    }
  }
  return answers * 2 > all;
}
