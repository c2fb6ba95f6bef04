import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import { QuestionTexts } from './html.ts';
import { difficultyOf, labelOf, questionsOf } from './parts.ts';
import { partsOfQti1, type Presented } from './qti1-body.ts';
import { readMaterial } from './qti1-material.ts';
import { metadataOf, rulesOf, type Rule } from './qti1-processing.ts';
import type { Around } from './qti2.ts';
import { excerpt, remark, type Place, type Remark } from './remarks.ts';
import { attribute, childNamed, childrenNamed, elementsOf, type XmlElement } from './xml.ts';

const UNSUPPORTED = /essay|file_?upload|upload|calculated|hot ?spot|text_only|likert|opinion|either|numeric_range_formula/i;
const DESCRIPTION = /^text_only/i;

/**
 * Reads a document of QTI 1.2 as Canvas, Blackboard, Moodle's forerunners and Common Cartridge write it.
 * Names of sections are categories.
 */
export function readQti1(root: XmlElement, around: Around): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  const walk = (element: XmlElement, category: readonly string[]): void => {
    for (const child of elementsOf(element)) {
      if (child.name === 'item') {
        const read = readItem1(child, { ...around, category });
        questions.push(...read.questions);
        remarks.push(...read.remarks);
      } else if (child.name === 'section' || child.name === 'assessment' || child.name === 'objectbank') {
        const title = (attribute(child, 'title') ?? '').trim();
        walk(child, child.name === 'section' && title !== '' ? [...category, title] : category);
      } else if (child.name === 'itemref' || child.name === 'sectionref')
        remarks.push(
          remark('packageFileMissing', { name: attribute(child, 'linkrefid') ?? '' }, { file: around.file, line: child.line, label: null }),
        );
    }
  };
  walk(root, around.category);
  return { questions, remarks };
}

function readItem1(item: XmlElement, around: Around): ForeignFile {
  const identifier = attribute(item, 'ident');
  const title = (attribute(item, 'title') ?? '').trim();
  const metadata = metadataOf(item);
  const type = metadata.get('question_type') ?? metadata.get('cc_profile') ?? '';
  const place: Place = { file: around.file, line: item.line, label: labelOf(title, identifier ?? '') || null };
  const leftOut = (made: Remark): ForeignFile => ({ questions: [], remarks: [made] });
  const presentation = childNamed(item, 'presentation');
  if (!presentation) return leftOut(remark('questionUnreadable', {}, place));
  if (DESCRIPTION.test(type)) return leftOut(remark('descriptionOnly', {}, place));
  if (UNSUPPORTED.test(type)) return leftOut(remark('typeUnsupported', { type: excerpt(type) }, place));
  const texts = new QuestionTexts(place, around.find);
  const { rules, understood } = rulesOf(item);
  const feedback = feedbackOf(texts, item);
  const withOptions = new Set<string>();
  const right = rules.filter(({ points }) => points > 0);
  const ofOption = (one: string): string => {
    withOptions.add(one);
    return feedback.get(one) ?? '';
  };
  const presented: Presented = { presentation, rules: right, every: rules, type, feedback: ofOption };
  const parts = partsOfQti1(texts, presented);
  if (!Array.isArray(parts)) return leftOut(parts);
  if (!understood) texts.say('processingNotUnderstood', {});
  return {
    questions: questionsOf(texts, parts, {
      identifier: identifier === null || identifier === '' ? null : identifier,
      // names that a program gave tell a teacher nothing
      name: /^(?:question|item|السؤال)$/i.test(title) ? '' : title,
      category: around.category,
      explanation: explanationOf(texts, presented, feedback, withOptions),
      difficulty: difficultyOf(metadata.get('qmd_levelofdifficulty') ?? metadata.get('difficulty') ?? ''),
    }),
    remarks: [],
  };
}

function feedbackOf(texts: QuestionTexts, item: XmlElement): Map<string, string> {
  return new Map(childrenNamed(item, 'itemfeedback').map((one) => [attribute(one, 'ident') ?? '', readMaterial(texts, one)]));
}

const WRONG = /incorrect|wrong/i;

/**
 * What is told to everybody, or to who is right. What is told to one option stands with the option
 * (`withOptions`); the rest is for wrong answers, dropped and said.
 */
function explanationOf(
  texts: QuestionTexts,
  { every, rules }: Presented,
  feedback: ReadonlyMap<string, string>,
  withOptions: ReadonlySet<string>,
): string {
  const linked = (from: readonly Rule[]) => from.flatMap((rule) => rule.feedback);
  const toRight = linked(rules).filter((one) => !/_fb$/.test(one) || /correct/i.test(one));
  const unlinked = [...feedback.keys()].filter((one) => /general|^solution$|^correct(?:_fb)?$/i.test(one));
  const kept = [...new Set([...linked(every.filter(({ general }) => general)), ...toRight, ...unlinked])].filter((one) => !WRONG.test(one));
  const lost = [...feedback].filter(([one, text]) => text !== '' && !kept.includes(one) && !withOptions.has(one)).length;
  if (lost > 0) texts.say('feedbackRemoved', { count: lost });
  return [...new Set(kept.map((one) => feedback.get(one) ?? ''))].filter((text) => text !== '').join('\n\n');
}
