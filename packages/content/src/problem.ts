type Nothing = Record<never, never>;
type Expression = { source: string };
/** For which numbers a question is not good: the first ones, how many sets, and of how many. */
export type DrawValues = { draw: string; count: number; all: number };

/**
 * Everything that a pack's check can find, by its code, with the values that its sentence shows. The
 * sentences stand in `locales` as `check.json` under the code.
 */
export interface ProblemValuesOf {
  // files and folders
  fileMissing: { name: string };
  fileUnread: Nothing;
  childMissing: { name: string };
  idTaken: { id: number; file: string };
  ordersBroken: { orders: string; count: number };
  headLessons: { count: number };
  textFileMissing: { name: string };
  subjectLanguageMissing: { name: string };
  lessonsInAssessment: { program: number };
  testWithoutLessons: Nothing;
  lessonInQuiz: { lesson: number };
  lessonElsewhere: { lesson: number };
  videoMissing: Nothing;
  videoFileMissing: { name: string };
  // YAML and the shapes of its files
  yamlUnreadable: { detail: string };
  yamlKeyTwice: Nothing;
  fieldUnknown: { field: string };
  fieldMissing: { field: string };
  fieldKind: { field: string; kind: FieldKind };
  fieldValue: { field: string; allowed: string };
  fieldEmpty: { field: string };
  fieldTooLong: { field: string; limit: number };
  fieldTooFew: { field: string; limit: number };
  fieldTooMany: { field: string; limit: number };
  fieldTooSmall: { field: string; limit: number };
  fieldNotAbove: { field: string; limit: number };
  fieldTooLarge: { field: string; limit: number };
  fieldOther: { field: string; detail: string };
  keyShape: { field: string };
  colourShape: { field: string };
  numberNameShape: { field: string };
  mediaNameShape: { field: string };
  rangeDown: { field: string };
  rangeTooLong: { field: string };
  // texts
  plainArabic: Nothing;
  titleMarkup: Nothing;
  bidi: { character: string };
  loneMark: { character: string };
  mixedDigits: { first: string; second: string };
  formulaUnreadable: { formula: string; detail: string };
  formulaArabic: { formula: string; letter: string };
  formulaEmpty: Nothing;
  formulaOpen: { opening: string; closing: string };
  formulaCloseOnly: { closing: string };
  formulaDollar: Nothing;
  texOutside: { command: string };
  strongOpen: Nothing;
  pictureOpen: Nothing;
  pictureMissing: { name: string };
  pictureWithoutWords: { name: string };
  markdownInText: { kind: string };
  markdownBlock: { kind: string };
  textEmpty: Nothing;
  lessonTextEmpty: Nothing;
  lawParagraphs: Nothing;
  lawFormula: Nothing;
  headingDepth: { depth: number };
  listItem: Nothing;
  // pictures
  pictureScript: Nothing;
  pictureHandler: Nothing;
  pictureElement: Nothing;
  pictureDoctype: Nothing;
  pictureStyle: Nothing;
  pictureOutside: Nothing;
  pictureViewBox: Nothing;
  pictureName: { name: string };
  pictureUnreadable: Nothing;
  picturePixels: { side: number; millions: number };
  // questions
  questionsTooFew: { count: number; minimum: number };
  explanationsMissing: { count: number };
  keyTaken: { key: string; line: number };
  languageMissing: { language: string; count: number };
  textLanguageMissing: { language: string };
  optionsLookAlike: { text: string; line: number };
  optionsAlikeByLetters: { text: string; line: number };
  rightOptionsOne: { count: number };
  rightOptionsSeveral: { count: number; all: number };
  acceptedEmpty: Nothing;
  weightRight: { weight: number };
  weightWrong: { weight: number };
  weightsSum: { sum: number };
  answerNotNumber: Nothing;
  answerNotTruth: Nothing;
  checkDisagrees: { check: string; answer: string };
  // numbers that are drawn
  fieldNeedsParameters: { field: string };
  slotNeedsParameters: { slot: string };
  slotUnknown: { slot: string };
  nameTwice: { name: string };
  valueComparison: { name: string };
  setsTooFew: { count: number };
  stemSame: { slot: string };
  drawNotFinite: DrawValues & { name: string };
  drawDecimals: DrawValues & { name: string; value: string; limit: number };
  drawNegative: DrawValues & { name: string; value: string };
  drawAnswerComparison: DrawValues;
  drawAnswerNumber: DrawValues;
  drawCheckDisagrees: DrawValues & { check: string; answer: string };
  drawTextTwice: DrawValues & { text: string };
  // expressions
  expressionUnreadable: Expression & { detail: string };
  expressionIncomplete: Expression;
  expressionTooLong: { limit: number };
  expressionNotNumber: Expression & { text: string };
  expressionName: Expression & { name: string };
  expressionOperator: Expression & { operator: string };
  expressionSignBeforePower: Expression;
  expressionFunction: Expression & { name: string; functions: string };
  expressionNumbers: Expression & { name: string; numbers: string };
  expressionKind: Expression;
  expressionComparison: Expression;
}

/** What the value of a field is; each has a name in `check.json`. */
export type FieldKind = 'text' | 'number' | 'integer' | 'truth' | 'list' | 'map';

export type ProblemCode = keyof ProblemValuesOf;

/** What is wrong, without where. */
export interface Problem {
  code: ProblemCode;
  values: ProblemValuesOf[ProblemCode];
}

/** Makes a problem with the values that its code needs. */
export const problem = <Code extends ProblemCode>(code: Code, values: ProblemValuesOf[Code]): Problem => ({ code, values });
