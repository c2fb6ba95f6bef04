import type { ForeignFile, ForeignOption, ForeignQuestion } from './foreign.ts';
import { excerpt, remark, type Remark } from './remarks.ts';

/** `A.` or `A)`; with the letters of Arabic lists too (أ، ب، ج، د, and ہ in Urdu's). */
const OPTION = /^\s*([A-Za-z]|[أابجدهوزحطيپتٹث])\s?[.)\-ـ]\s+(\S.*)$/;
const ANSWER = /^\s*(?:ANSWER|الإجابة(?: الصحيحة)?|الاجابة(?: الصحيحة)?|الجواب|جواب|درست جواب)\s*[::]\s*(|\S.*)$/iu;

/** Whether a text has what only Aiken has: an option, and a line below it that names the answer. */
export const looksLikeAiken = (text: string): boolean => {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.some((line) => OPTION.test(line)) && lines.some((line) => ANSWER.test(line));
};

interface Open {
  line: number;
  stem: string[];
  options: { letter: string; text: string }[];
}

const letterOf = (text: string): string => text.trim().toUpperCase().replace('ا', 'أ');

/**
 * Reads Aiken, questions as teachers type them: a text, options with letters, and a line `ANSWER: B`. Arabic
 * letters and words for it are read too.
 */
export function readAiken(source: string): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  let open: Open | null = null;
  let afterEmpty = false;

  const placeOf = ({ stem, line }: Open) => ({ file: null, line, label: excerpt(stem.join(' ')) });
  const unanswered = (question: Open) =>
    remarks.push(remark(question.options.length > 0 ? 'noRightAnswer' : 'descriptionOnly', {}, placeOf(question)));

  source.split(/\r\n|\n|\r/).forEach((line, index) => {
    const option = OPTION.exec(line);
    const answer = ANSWER.exec(line);
    if (line.trim() === '') afterEmpty = true;
    else if (answer) {
      if (open) finish(open, answer[1] ?? '');
      else remarks.push(remark('questionUnreadable', {}, { file: null, line: index + 1, label: excerpt(line) }));
      open = null;
      afterEmpty = false;
    } else if (option && open) {
      open.options.push({ letter: letterOf(option[1] ?? ''), text: option[2]?.trim() ?? '' });
      afterEmpty = false;
    } else {
      const last = open?.options.at(-1);
      if (open && last && !afterEmpty) last.text += `\n${line.trim()}`;
      else if (open && !last && !afterEmpty) open.stem.push(line.trim());
      else {
        if (open) unanswered(open);
        open = { line: index + 1, stem: [line.trim()], options: [] };
      }
      afterEmpty = false;
    }
  });
  if (open) unanswered(open);
  return { questions, remarks };

  function finish(question: Open, answer: string): void {
    const place = placeOf(question);
    const given = answer
      .split(/[,،\s]+/)
      .filter((part) => part !== '')
      .map(letterOf);
    const unknown = given.find((letter) => !question.options.some((option) => option.letter === letter));
    if (question.options.length === 0) return void remarks.push(remark('noAnswer', {}, place));
    if (given.length === 0) return void remarks.push(remark('noRightAnswer', {}, place));
    if (unknown !== undefined) return void remarks.push(remark('answerUnknown', { answer: excerpt(unknown) }, place));
    const options: ForeignOption[] = question.options.map(({ letter, text }) => ({
      text,
      fraction: given.includes(letter) ? 1 : 0,
      feedback: '',
    }));
    questions.push({
      identifier: null,
      label: place.label,
      line: question.line,
      file: null,
      category: [],
      stem: question.stem.join('\n'),
      explanation: '',
      body: { type: 'choice', options, multiple: given.length > 1, asSet: given.length > 1 },
      difficulty: null,
      pictures: new Map(),
      remarks: [],
    });
  }
}
