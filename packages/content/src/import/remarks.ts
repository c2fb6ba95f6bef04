import { withJoinersAlone } from '@darb/language';

/**
 * What becomes of the question, or of the file, that a remark is about. `noted`: it comes in as the file
 * says, and somebody should look at it. `changed`: it comes in, otherwise than the file says. `left_out`: it
 * does not come in.
 */
export type Outcome = 'noted' | 'changed' | 'left_out';

type Nothing = Record<never, never>;

/**
 * Every remark on a question or a file, by its code, with the values that its sentence shows. The sentences
 * stand in `locales` as `import.json` under the code. Texts of teachers are shortened with `excerpt` before
 * they become a value.
 */
export interface RemarkValuesOf {
  // the file as a whole
  fileUnreadable: Nothing;
  fileEmpty: Nothing;
  fileIsDocument: Nothing;
  fileWithoutQuestions: Nothing;
  fileTooLarge: { megabytes: number; limit: number };
  formatUnknown: Nothing;
  formatForeign: { name: string };
  bracesForeign: Nothing;
  tooManyQuestions: { limit: number };
  encodingGuessed: { encoding: string };
  charactersLost: { count: number };
  difficultySet: { count: number };
  categoryIgnored: { name: string };
  tooFewQuestions: { count: number; minimum: number };
  // packages and their archives
  archiveUnreadable: Nothing;
  archiveTooLarge: { megabytes: number };
  archiveTooManyFiles: { limit: number };
  archivePath: { name: string };
  archiveLink: { name: string };
  archiveEncrypted: { name: string };
  archiveFileTooLarge: { name: string; megabytes: number };
  archiveBomb: { name: string };
  archiveSizeFalse: { name: string };
  archiveDuplicate: { name: string };
  archivePacking: { name: string };
  manifestMissing: Nothing;
  manifestUnreadable: Nothing;
  packageFileMissing: { name: string };
  packageFileUnreadable: { name: string };
  packageFileIgnored: { name: string };
  // XML
  xmlMalformed: Nothing;
  xmlEntities: Nothing;
  xmlTooDeep: Nothing;
  // tables
  headerMissing: { columns: string };
  columnIgnored: { name: string };
  columnTwice: { name: string };
  columnsUnclear: { names: string };
  optionsUnclear: { names: string };
  optionsMissing: { answer: string };
  answerInOtherColumn: { answer: string };
  optionBlank: { option: string };
  sheetIgnored: { name: string };
  rowTooLong: { count: number };
  dateCell: { text: string };
  cellFarAway: { cell: string };
  cellsIgnored: { cells: string };
  spreadsheetOld: Nothing;
  // reading a question
  questionUnreadable: Nothing;
  answerNotClosed: Nothing;
  bracketAlone: Nothing;
  typeUnsupported: { type: string };
  typeUnknown: { type: string };
  descriptionOnly: Nothing;
  repeated: { other: string };
  nameMadeUp: Nothing;
  identifierShared: { name: string; other: string };
  stemShared: { key: string; other: string };
  // texts
  stemMissing: Nothing;
  optionEmpty: Nothing;
  textTooLong: { limit: number };
  htmlSimplified: { elements: string };
  linkRemoved: { address: string };
  mediaRemoved: { type: string };
  charactersRemoved: { count: number; characters: string };
  charactersReplaced: { characters: string };
  lettersLost: { text: string };
  digitsMadeLatin: Nothing;
  loneMark: { text: string };
  mixedDigits: { text: string };
  formulaUnbalanced: { text: string };
  formulaUnreadable: { formula: string };
  formulaConverted: { formula: string };
  formulaMissing: { text: string };
  markupUnbalanced: { text: string };
  // pictures
  pictureMissing: { name: string };
  pictureType: { name: string; type: string };
  pictureTooLarge: { name: string; megabytes: number; limit: number };
  pictureTooManyPixels: { name: string; side: number; millions: number };
  pictureUnsafe: { name: string };
  pictureUnreadable: { name: string };
  pictureElsewhere: { address: string };
  pictureWithoutWords: { name: string };
  // choices
  optionsDuplicate: { first: string; second: string };
  optionsAlike: { first: string; second: string };
  noAnswer: Nothing;
  noRightAnswer: Nothing;
  twoRightAnswers: { count: number };
  everyOptionRight: Nothing;
  tooFewOptions: { count: number; minimum: number };
  tooManyOptions: { count: number; maximum: number };
  weightsSum: { percent: number };
  partialCreditRemoved: { count: number };
  multipleMadeSingle: Nothing;
  choiceMadeTrueFalse: Nothing;
  scoringSimplified: Nothing;
  answerUnknown: { answer: string };
  answerAmbiguous: { answer: string };
  difficultyUnknown: { text: string };
  // other answers
  numberUnreadable: { text: string };
  toleranceNegative: Nothing;
  rangeEmpty: { from: string; to: string };
  severalNumbers: { count: number };
  unitsIgnored: { units: string };
  unitTooLong: { unit: string };
  wildcardIgnored: { text: string };
  caseIgnored: Nothing;
  answerIsPattern: { text: string };
  acceptedEmpty: { text: string };
  pairUnfinished: { text: string };
  distractorsRemoved: { count: number };
  pairsSharePartner: { text: string };
  // around the answer
  feedbackMerged: Nothing;
  feedbackRemoved: { count: number };
  hintsRemoved: { count: number };
  clozeSplit: { count: number };
  clozeGapLeftOut: { type: string };
  gapsMadeChoice: Nothing;
  gapsMadeMatching: Nothing;
  partsSplit: { count: number };
  matchingSplit: { count: number };
  pairsMadeMatching: Nothing;
  wordsMadeChoice: Nothing;
  rubricRemoved: Nothing;
  tagsRemoved: { tags: string };
  processingNotUnderstood: Nothing;
  orderIncomplete: Nothing;
  // what the pack has already
  replaced: { key: string; before: string; after: string };
  languagesWouldBeLost: { key: string; languages: string };
  drawnNumbersKept: { key: string };
  // export
  notHeldByFormat: { key: string; what: string };
  languageNotExported: { key: string };
}
export type RemarkCode = keyof RemarkValuesOf;
export type RemarkValues = RemarkValuesOf[RemarkCode];

const CHANGED: ReadonlySet<RemarkCode> = new Set<RemarkCode>([
  'difficultySet',
  'difficultyUnknown',
  'nameMadeUp',
  'htmlSimplified',
  'linkRemoved',
  'mediaRemoved',
  'charactersRemoved',
  'charactersReplaced',
  'digitsMadeLatin',
  'pictureWithoutWords',
  'partialCreditRemoved',
  'multipleMadeSingle',
  'choiceMadeTrueFalse',
  'scoringSimplified',
  'unitsIgnored',
  'wildcardIgnored',
  'caseIgnored',
  'distractorsRemoved',
  'feedbackMerged',
  'feedbackRemoved',
  'hintsRemoved',
  'clozeSplit',
  'clozeGapLeftOut',
  'formulaConverted',
  'gapsMadeChoice',
  'gapsMadeMatching',
  'partsSplit',
  'matchingSplit',
  'pairsMadeMatching',
  'wordsMadeChoice',
  'rubricRemoved',
  'tagsRemoved',
  'processingNotUnderstood',
  'replaced',
]);
const NOTED: ReadonlySet<RemarkCode> = new Set<RemarkCode>([
  'encodingGuessed',
  'charactersLost',
  'categoryIgnored',
  'tooFewQuestions',
  'packageFileIgnored',
  'manifestMissing',
  'manifestUnreadable',
  'columnIgnored',
  'cellsIgnored',
  'optionBlank',
  'sheetIgnored',
  'identifierShared',
  'stemShared',
  'optionsAlike',
  'languageNotExported',
]);

/** Something that a teacher should know of one question, or (with `question` null) of the file. */
export interface Remark {
  /** Follows from the code: `remark()` sets it. */
  outcome: Outcome;
  code: RemarkCode;
  values: RemarkValues;
  /** As in `ForeignQuestion`. */
  file: string | null;
  line: number | null;
  label: string | null;
}

/** What a remark of a code means for its question or file: the same in every format. */
export const outcomeOf = (code: RemarkCode): Outcome => (CHANGED.has(code) ? 'changed' : NOTED.has(code) ? 'noted' : 'left_out');

/** Where in the file something is. */
export type Place = Pick<Remark, 'file' | 'line' | 'label'>;

/** Makes a remark; its outcome follows from its code. */
export function remark<Code extends RemarkCode>(code: Code, values: RemarkValuesOf[Code], { file, line, label }: Place): Remark {
  return { outcome: outcomeOf(code), code, values, file, line, label };
}

const LONGEST = 60;

/** The beginning of a text, on one line and without control or direction characters, as reports show it. */
export function excerpt(text: string): string {
  const plain = withJoinersAlone(text.replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...plain.slice(0, LONGEST * 2)];
  return letters.length <= LONGEST
    ? plain
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

/** Letters that two texts have in common before the place where they differ. */
const BEFORE_DIFFERENCE = 20;

/** Two texts as reports show them beside each other: from shortly before the place where they differ. */
export function excerptsOf(first: string, second: string): [string, string] {
  const [one, other] = [[...first], [...second]];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (Math.max(one.length, other.length) <= LONGEST || same <= BEFORE_DIFFERENCE) return [excerpt(first), excerpt(second)];
  const cut = (letters: string[]) => `…${excerpt(letters.slice(same - BEFORE_DIFFERENCE).join(''))}`;
  return [cut(one), cut(other)];
}
