import type { Answer } from '@darb/contract';
import type { QuestionBody, RichTexts } from '@darb/content';
import type { Language } from '@darb/language';

/** Running text without its looks: a formula as its TeX, a picture as what it shows. */
export const inWords = (texts: RichTexts, language: Language): string =>
  (texts[language] ?? texts.ar).parts
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'math' ? part.tex : part.alt))
    .join('');

/** What a student answered as they read it then; of options that are gone their keys. */
export function answerInWords(body: QuestionBody, given: Answer, language: Language): string | boolean {
  const options = 'options' in body ? body.options : 'items' in body ? body.items : 'left' in body ? [...body.left, ...body.right] : [];
  const word = (key: string) => {
    const option = options.find((one) => one.key === key);
    return option ? inWords(option.text, language) : key;
  };
  switch (given.type) {
    case 'single_choice':
      return word(given.choice);
    case 'multiple_choice':
      return given.choices.map(word).join('; ');
    case 'ordering':
      return given.order.map(word).join('; ');
    case 'matching':
      return Object.entries(given.pairs)
        .map(([left, right]) => `${word(left)} = ${word(right)}`)
        .join('; ');
    case 'short_text':
      return given.text;
    case 'numeric':
    case 'true_false':
      return given.value;
  }
}
