import type { ForeignOption } from './foreign.ts';
import type { QuestionTexts } from './html.ts';
import { moodleText } from './moodle-text.ts';
import { gapMark, partsOfGaps, partsOfMatching, type Part } from './parts.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { writtenNumber } from './written-number.ts';
import { attribute, childNamed, childrenNamed, childText, type XmlElement } from './xml.ts';

const fractionOf = (element: XmlElement): number => Number(attribute(element, 'fraction') ?? childText(element, 'fraction')) / 100 || 0;

/**
 * The answer side of a question of Moodle, by its type; a remark when it cannot come in. `stem` is its text.
 */
export function partsOfMoodle(texts: QuestionTexts, question: XmlElement, type: string, stem: string): Part[] | Remark {
  const answers = childrenNamed(question, 'answer');
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const options = answers.map((answer): ForeignOption => ({
        text: moodleText(texts, answer),
        fraction: fractionOf(answer),
        feedback: moodleText(texts, childNamed(answer, 'feedback')),
      }));
      if (type === 'multichoiceset') return [{ part: null, stem, body: { type: 'choice', options, multiple: true, asSet: true } }];
      const single = childText(question, 'single').toLowerCase();
      return [{ part: null, stem, body: { type: 'choice', options, multiple: single === '' ? null : !['true', '1'].includes(single) } }];
    }
    case 'truefalse': {
      const right = answers.find((answer) => fractionOf(answer) > 0);
      const said = right ? childText(right, 'text').toLowerCase() : '';
      if (said !== 'true' && said !== 'false') return remark('noRightAnswer', {}, texts.place);
      return [{ part: null, stem, body: { type: 'true_false', correct: said === 'true' }, ...feedbackOf(texts, answers) }];
    }
    case 'shortanswer':
      return [
        { part: null, stem, body: { type: 'short_text', accepted: acceptedOf(texts, question, answers) }, ...feedbackOf(texts, answers) },
      ];
    case 'numerical':
      return numerical(texts, question, stem, answers);
    case 'matching':
    case 'match':
    case 'randomsamatch':
      return type === 'randomsamatch' ? remark('typeUnsupported', { type }, texts.place) : matching(texts, question, stem);
    case 'ordering': {
      const placed = answers.map((answer, index) => ({ text: moodleText(texts, answer), place: fractionOf(answer) * 100 || index + 1 }));
      return [{ part: null, stem, body: { type: 'ordering', items: placed.sort((a, b) => a.place - b.place).map(({ text }) => text) } }];
    }
    case 'ddwtos':
    case 'gapselect':
      return gaps(texts, question);
    case '':
      return remark('typeUnknown', { type: '?' }, texts.place);
    default:
      return remark('typeUnsupported', { type: excerpt(type) }, texts.place);
  }
}

/** What the right answer tells becomes a part of the explanation; what others tell has no place. */
function feedbackOf(texts: QuestionTexts, answers: readonly XmlElement[]): { explanation?: string } {
  const [right] = [...answers].sort((a, b) => fractionOf(b) - fractionOf(a));
  const others = answers.filter((answer) => answer !== right && moodleText(texts, childNamed(answer, 'feedback')) !== '').length;
  if (others > 0) texts.say('feedbackRemoved', { count: others });
  const explanation = right ? moodleText(texts, childNamed(right, 'feedback')) : '';
  return explanation === '' ? {} : { explanation };
}

function acceptedOf(texts: QuestionTexts, question: XmlElement, answers: readonly XmlElement[]): { text: string; fraction: number }[] {
  if (['1', 'true'].includes(childText(question, 'usecase'))) texts.say('caseIgnored', {});
  return answers.flatMap((answer) => {
    const [text, fraction] = [childText(answer, 'text'), fractionOf(answer)];
    if (!/(?<!\\)\*/.test(text)) return [{ text: text.replace(/\\\*/g, '*'), fraction }];
    // a star alone that earns nothing only catches every other answer, to tell something of it
    if (text !== '*' || fraction > 0) texts.say('wildcardIgnored', { text: excerpt(text) });
    return [];
  });
}

function numerical(texts: QuestionTexts, question: XmlElement, stem: string, answers: readonly XmlElement[]): Part[] | Remark {
  const read = [];
  for (const answer of answers) {
    const [text, fraction] = [childText(answer, 'text'), fractionOf(answer)];
    if (text === '*') {
      if (fraction > 0) texts.say('wildcardIgnored', { text });
      continue;
    }
    const value = writtenNumber(text);
    const tolerance = childText(answer, 'tolerance');
    const width = tolerance === '' ? 0 : writtenNumber(tolerance);
    if (value === null || width === null)
      return remark('numberUnreadable', { text: excerpt(value === null ? text : tolerance) }, texts.place);
    read.push({ value, tolerance: width, fraction });
  }
  const container = childNamed(question, 'units');
  const units = (container ? childrenNamed(container, 'unit') : []).map((unit) => ({
    name: childText(unit, 'unit_name'),
    factor: writtenNumber(childText(unit, 'multiplier')) ?? 1,
  }));
  const unit = units.find(({ factor }) => factor === 1) ?? null;
  const others = units.filter((one) => one !== unit);
  if (others.length > 0) texts.say('unitsIgnored', { units: excerpt(others.map(({ name }) => name).join(' ')) });
  const name = unit === null || unit.name === '' ? null : unit.name;
  return [{ part: null, stem, body: { type: 'numeric', answers: read, unit: name }, ...feedbackOf(texts, answers) }];
}

function matching(texts: QuestionTexts, question: XmlElement, stem: string): Part[] | Remark {
  const rows = childrenNamed(question, 'subquestion').map((row) => {
    const answer = childNamed(row, 'answer');
    return { left: moodleText(texts, row), right: answer ? texts.html(childText(answer, 'text')) : '' };
  });
  const unfinished = rows.find(({ left, right }) => left !== '' && right === '');
  if (unfinished) return remark('pairUnfinished', { text: excerpt(unfinished.left) }, texts.place);
  const distractors = new Set(rows.filter(({ left, right }) => left === '' && right !== '').map(({ right }) => right));
  const pairs = rows.filter(({ left }) => left !== '');
  return partsOfMatching(
    texts,
    stem,
    pairs,
    [...distractors].filter((text) => !pairs.some(({ right }) => right === text)),
  );
}

/**
 * Words to drag or to choose into a text: `[[2]]` is the place of the second word; words of one group may go
 * to one another's places.
 */
function gaps(texts: QuestionTexts, question: XmlElement): Part[] | Remark {
  const boxes = [...childrenNamed(question, 'dragbox'), ...childrenNamed(question, 'selectoption')].map((box) => ({
    text: texts.html(childText(box, 'text')),
    group: childText(box, 'group'),
  }));
  const asked: number[] = [];
  const text = moodleText(texts, childNamed(question, 'questiontext'), (source) =>
    source.replace(/\[\[(\d+)\]\]/g, (whole, number: string) => {
      if (!boxes[Number(number) - 1]) return whole;
      asked.push(Number(number));
      return gapMark(asked.length);
    }),
  );
  const found = asked.flatMap((number, index) => {
    const box = boxes[number - 1];
    if (!box) return [];
    const options = [...new Set(boxes.filter(({ group }) => group === box.group).map((one) => one.text))];
    return [{ gap: index + 1, options, correct: box.text }];
  });
  return found.length === 0 ? remark('noAnswer', {}, texts.place) : partsOfGaps(texts, text, found);
}
