import type { QuestionTexts } from './html.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { attribute, childNamed, rawText, type XmlElement } from './xml.ts';

/** A text of a question with the files that stand beside it, in the format that it says. */
export function moodleText(
  texts: QuestionTexts,
  element: XmlElement | null,
  change: (source: string) => string = (source) => source,
): string {
  if (!element) return '';
  const text = childNamed(element, 'text');
  const source = change(text ? rawText(text) : '');
  const format = attribute(element, 'format') ?? 'html';
  if (format === 'plain_text') return texts.plain(source);
  if (format === 'markdown') return texts.html(htmlOfMarkdown(source));
  if (format === 'moodle_auto_format' && !/<[a-z!/]/i.test(source))
    return texts.html(source.replace(/\n\s*\n/g, '<p>').replace(/\n/g, '<br>'));
  return texts.html(source);
}
