import { describe, expect, test } from 'vitest';
import { readQtiXml } from './qti-package.ts';

interface Gap {
  name: string;
  labels: readonly string[];
  right: readonly number[];
  /** Attributes of each label, as New Quizzes writes them. */
  how?: string;
}

/** An item as Canvas exports it: gaps in a text, each with its list of words. */
const canvas = (stem: string, gaps: readonly Gap[], { type = 'fill_in_multiple_blanks_question', more = '' } = {}): string => {
  const responses = gaps.map(
    ({ name, labels, how = '' }) =>
      `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${labels
        .map(
          (label, index) =>
            `<response_label ident="${name}${index}" ${how}><material><mattext texttype="text/plain">${label}</mattext></material></response_label>`,
        )
        .join('')}</render_choice></response_lid>`,
  );
  const conditions = gaps.flatMap(({ name, right }) =>
    right.map(
      (index) =>
        `<respcondition><conditionvar><varequal respident="response_${name}">${name}${index}</varequal></conditionvar><setvar varname="SCORE" action="Add">${100 / gaps.length}</setvar></respcondition>`,
    ),
  );
  return `<questestinterop><assessment ident="a"><section ident="s"><item ident="i" title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${stem}</mattext></material>${responses.join('')}</presentation><resprocessing>${conditions.join('')}</resprocessing>${more}</item></section></assessment></questestinterop>`;
};
const read = (source: string) => {
  const { questions, remarks } = readQtiXml(source);
  return { questions, codes: [...remarks, ...questions.flatMap((one) => one.remarks)].map(({ code }) => code) };
};

describe('a gap of Canvas', () => {
  test.each([
    ['drop-down', 'answer_type="dropdown" scoring_algorithm="Equivalence"'],
    ['word bank', 'answer_type="wordbank" scoring_algorithm="TextEquivalence"'],
  ])('with a %s takes the right word alone', (_, how) => {
    const { questions, codes } = read(canvas('عاصمة الأردن [C].', [{ name: 'C', labels: ['إربد', 'عمّان', 'جرش'], right: [1], how }]));
    expect(questions).toMatchObject([
      {
        identifier: 'i',
        stem: 'عاصمة الأردن ____.',
        body: { type: 'choice', multiple: false, options: [{ fraction: 0 }, { text: 'عمّان', fraction: 1 }, { fraction: 0 }] },
      },
    ]);
    expect(codes).toEqual(['gapsMadeChoice']);
  });

  test('among several takes the right word of each', () => {
    const how = 'answer_type="wordbank" scoring_algorithm="TextEquivalence"';
    const labels = ['عمّان', 'القاهرة', 'بغداد'];
    const { questions } = read(
      canvas('عاصمة الأردن [A] وعاصمة مصر [B].', [
        { name: 'A', labels, right: [0], how },
        { name: 'B', labels, right: [1], how },
      ]),
    );
    expect(questions.map(({ stem }) => stem)).toEqual(['عاصمة الأردن ____ وعاصمة مصر (…).', 'عاصمة الأردن (…) وعاصمة مصر ____.']);
    expect(questions.map(({ body }) => body.type === 'choice' && body.options.find(({ fraction }) => fraction > 0)?.text)).toEqual([
      'عمّان',
      'القاهرة',
    ]);
  });

  test('to be typed takes all the words that are listed for it, without its name in the stem', () => {
    const { questions } = read(canvas('عاصمة الأردن [C].', [{ name: 'C', labels: ['عمّان', 'عمان'], right: [0] }]));
    expect(questions).toMatchObject([
      { stem: 'عاصمة الأردن ____.', body: { type: 'short_text', accepted: [{ text: 'عمّان' }, { text: 'عمان' }] } },
    ]);
    const dropdown = canvas('She [v] home.', [{ name: 'v', labels: ['go', 'goes'], right: [1] }], { type: 'multiple_dropdowns_question' });
    expect(read(dropdown).questions).toMatchObject([{ stem: 'She ____ home.', body: { type: 'choice', options: [{}, { fraction: 1 }] } }]);
  });

  test('whose answer is a pattern is left out; one that is no pattern but says so comes in', () => {
    const gap = (answer: string) => canvas('لون [C].', [{ name: 'C', labels: [answer], right: [0], how: 'scoring_algorithm="TextRegex"' }]);
    expect(read(gap('colou?r'))).toEqual({ questions: [], codes: ['answerIsPattern'] });
    expect(read(gap('(red|blue)'))).toEqual({ questions: [], codes: ['answerIsPattern'] });
    expect(read(gap('أحمر')).questions).toMatchObject([{ body: { type: 'short_text', accepted: [{ text: 'أحمر' }] } }]);
  });

  test.each(['TextContainsAnswer', 'TextCloseEnough'])('that is marked by %s says that only the words themselves are right', (how) => {
    const source = canvas('لون [C].', [{ name: 'C', labels: ['أحمر'], right: [0], how: `scoring_algorithm="${how}"` }]);
    expect(read(source).codes).toEqual(['scoringSimplified']);
  });

  test('of Blackboard whose answer is a pattern is left out', () => {
    const typed = (mode: string, answer: string) =>
      `<questestinterop><item ident="i" title="t"><presentation><material><mattext>لون؟</mattext></material><response_str ident="r"><render_fib/></response_str></presentation><resprocessing><respcondition><conditionvar><varsubset respident="r" setmatch="${mode}">${answer}</varsubset></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing></item></questestinterop>`;
    expect(read(typed('Matches', 'colou?r'))).toEqual({ questions: [], codes: ['answerIsPattern'] });
    expect(read(typed('Contains', 'red')).codes).toEqual(['scoringSimplified']);
    expect(read(typed('Exact', 'red')).codes).toEqual([]);
  });
});

describe('what is told to who is wrong', () => {
  const feedback = (...idents: string[]) =>
    idents
      .map(
        (ident) => `<itemfeedback ident="${ident}"><flow_mat><material><mattext>${ident}!</mattext></material></flow_mat></itemfeedback>`,
      )
      .join('');
  const item = (conditions: string, more: string) =>
    `<questestinterop><item ident="i" title="t"><presentation><material><mattext>لون؟</mattext></material><response_str ident="r"><render_fib/></response_str></presentation><resprocessing>${conditions}<respcondition continue="No"><conditionvar><varequal respident="r">أحمر</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing>${more}</item></questestinterop>`;
  const shown = (condition: string, link: string, how = 'Yes') =>
    `<respcondition continue="${how}"><conditionvar>${condition}</conditionvar><displayfeedback linkrefid="${link}"/></respcondition>`;
  const other = '<other/>';
  const not = '<not><varequal respident="r">أحمر</varequal></not>';

  test.each([
    ['its name', item(shown(other, 'general_fb') + shown(other, 'general_incorrect_fb'), feedback('general_fb', 'general_incorrect_fb'))],
    ['its name, shown by no condition', item(shown(other, 'general_fb'), feedback('general_fb', 'general_incorrect_fb'))],
    ['its condition', item(shown(other, 'general_fb') + shown(not, 'later'), feedback('general_fb', 'later'))],
    [
      'its answer',
      item(shown(other, 'general_fb') + shown('<varequal respident="r">أزرق</varequal>', 'blue_fb'), feedback('general_fb', 'blue_fb')),
    ],
  ])('by %s is dropped in QTI 1.2, and said', (_, source) => {
    const { questions, codes } = read(source);
    expect(questions).toMatchObject([{ explanation: 'general_fb!' }]);
    expect(codes).toEqual(['feedbackRemoved']);
  });

  test('after the right answer has ended the marking is dropped in QTI 1.2', () => {
    const ended = `<respcondition continue="No"><conditionvar><varequal respident="r">أحمر</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition>`;
    const source = item(ended + shown(other, 'rest'), feedback('rest'));
    expect(read(source)).toMatchObject({ questions: [{ explanation: '' }], codes: ['feedbackRemoved'] });
  });

  const choice = (told: string, processing = '') =>
    `<assessmentItem identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>لون؟</prompt><simpleChoice identifier="A">أحمر</simpleChoice><simpleChoice identifier="B">أزرق</simpleChoice></choiceInteraction></itemBody>${processing}${told}</assessmentItem>`;
  const modal = (identifier: string, show = 'show') =>
    `<modalFeedback outcomeIdentifier="F" identifier="${identifier}" showHide="${show}">${identifier}!</modalFeedback>`;
  test.each([
    ['its name alone', choice(modal('incorrect')), ''],
    ['a name that holds it', choice(modal('feedbackIncorrect') + modal('solution')), 'solution!'],
    ['being hidden from who is right', choice(modal('CORRECT', 'hide') + modal('all')), 'all!'],
    [
      'its condition',
      choice(
        modal('F1') + modal('F2'),
        '<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><correct identifier="R"/></match><setOutcomeValue identifier="F"><baseValue baseType="identifier">F1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="F"><baseValue baseType="identifier">F2</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>',
      ),
      'F1!',
    ],
  ])('by %s is dropped in QTI 2, and said', (_, source, explanation) => {
    const { questions, codes } = read(source);
    expect(questions).toMatchObject([{ explanation }]);
    expect(codes).toContain('feedbackRemoved');
  });
});
