import { extname } from 'node:path';
import { spansOf } from '../spans.ts';
import { looksLikeAiken, readAiken } from './aiken.ts';
import { openArchive } from './archive.ts';
import { decode } from './decode.ts';
import type { ForeignFile } from './foreign.ts';
import { foreignFormat, hasGiftAnswers } from './foreign-text.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { isQti, readQtiPackage, readQtiXml } from './qti-package.ts';
import { Refused } from './refused.ts';
import { remark, type Remark } from './remarks.ts';
import { looksLikeTable, readCsv } from './table-rows.ts';
import { readXlsx } from './workbook.ts';
import { rootName } from './xml.ts';

/** The most bytes of a file that is read: a school's questions with their pictures. */
const FILE_MAXIMUM = 64;
const MEGABYTE = 1024 * 1024;
const WHOLE = { file: null, line: null, label: null };

/** A file that was read, and as what. */
export interface ForeignReading extends ForeignFile {
  format: 'gift' | 'aiken' | 'csv' | 'xlsx' | 'moodle' | 'qti' | 'package' | null;
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, index) => bytes[index] === byte);
const ZIP = [0x50, 0x4b];
/** The container of Excel's old .xls, and of Word's old .doc. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** How documents begin that are no text: PDF and RTF. */
const DOCUMENT = /^(?:%PDF-|\{\\rtf)/;
/** What only documents, presentations and books hold in their archives. */
const DOCUMENT_PART = /^(?:word\/|ppt\/|content\.xml$|META-INF\/container\.xml$)/;
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
/** So many control characters in a text are no stray ones: it is no text. */
const CONTROL_SHARE = 0.03;
const SAMPLE = 20_000;

const isBinary = (text: string): boolean => {
  const sample = text.slice(0, SAMPLE);
  return (sample.match(CONTROL)?.length ?? 0) > Math.max(4, sample.length * CONTROL_SHARE);
};

/** What an XML file says of its encoding, which bytes alone do not tell. */
const declaredEncoding = (bytes: Uint8Array): string | null =>
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ?? null;

type TextFormat = Exclude<ForeignReading['format'], 'xlsx' | 'package' | null>;

/**
 * Which format a text is in: by what it holds; its name decides only where that may be several. What looks
 * like another one is refused with its name, or for its braces: read as GIFT it would be other questions.
 */
function textFormat(
  text: string,
  ending: string,
): TextFormat | { code: 'formatUnknown' | 'formatForeign' | 'bracesForeign'; name: string } {
  const unknown = { code: 'formatUnknown', name: '' } as const;
  if (/^\s*</.test(text) && !/^\s*<[^>]*>[^<]*\{/.test(text)) {
    if (isQti(text)) return 'qti';
    if (rootName(text) === 'quiz') return 'moodle';
    if (ending === '.xml') return unknown;
  }
  const isTable = looksLikeTable(text);
  const foreign = isTable ? null : foreignFormat(text);
  if (foreign !== null) return { code: 'formatForeign', name: foreign };
  if (ending === '.gift') return 'gift';
  // a question cannot begin with its answer: what does is data of another program
  if (/^\s*\{/.test(text)) return unknown;
  if (ending === '.csv' || ending === '.tsv') return 'csv';
  if (isTable) return 'csv';
  if (looksLikeAiken(text)) return 'aiken';
  if (/^[^\S\r\n\u2028\u2029]*(?:::|\$CATEGORY:)/m.test(text)) return 'gift';
  if (spansOf(text, ['{', '}']).length === 0) return unknown;
  return hasGiftAnswers(text) ? 'gift' : { code: 'bracesForeign', name: '' };
}

const refusedFile = (
  code: 'fileEmpty' | 'fileIsDocument' | 'fileUnreadable' | 'formatUnknown' | 'bracesForeign' | 'spreadsheetOld',
): ForeignReading => ({
  format: null,
  questions: [],
  remarks: [remark(code, {}, WHOLE)],
});

async function readZip(bytes: Uint8Array, onRead?: (read: number, all: number) => void): Promise<ForeignReading> {
  const { names } = await openArchive(bytes);
  if (names.some((name) => /^xl\/workbook\.xml$/i.test(name))) return { format: 'xlsx', ...(await readXlsx(bytes)) };
  if (names.some((name) => DOCUMENT_PART.test(name))) return refusedFile('fileIsDocument');
  return { format: 'package', ...(await readQtiPackage(bytes, onRead)) };
}

/**
 * Reads a teacher's file of questions, whatever format it is in. Never throws: a file that cannot be read has
 * a remark that says why. `name` is the file's name; only its ending is looked at. `onRead` hears how much of
 * a package was read.
 */
export async function readForeign(bytes: Uint8Array, name: string, onRead?: (read: number, all: number) => void): Promise<ForeignReading> {
  const reading = await readAny(bytes, name, onRead);
  if (reading.questions.length > 0 || reading.remarks.some(({ outcome }) => outcome === 'left_out')) return reading;
  return { ...reading, remarks: [...reading.remarks, remark('fileWithoutQuestions', {}, WHOLE)] };
}

async function readAny(bytes: Uint8Array, name: string, onRead?: (read: number, all: number) => void): Promise<ForeignReading> {
  const ending = extname(name).toLowerCase();
  if (bytes.length === 0) return refusedFile('fileEmpty');
  if (bytes.length > FILE_MAXIMUM * MEGABYTE)
    return {
      format: null,
      questions: [],
      remarks: [remark('fileTooLarge', { megabytes: Math.ceil(bytes.length / MEGABYTE), limit: FILE_MAXIMUM }, WHOLE)],
    };
  if (startsWith(bytes, COMPOUND)) return refusedFile(/^\.(?:doc|ppt)$/.test(ending) ? 'fileIsDocument' : 'spreadsheetOld');
  try {
    if (startsWith(bytes, ZIP)) return await readZip(bytes, onRead);
    const { text, findings } = decode(bytes, declaredEncoding(bytes));
    if (text.trim() === '') return refusedFile('fileEmpty');
    if (DOCUMENT.test(text)) return refusedFile('fileIsDocument');
    if (isBinary(text)) return refusedFile('fileUnreadable');
    const format = textFormat(text, ending);
    if (typeof format !== 'string')
      return format.code === 'formatForeign'
        ? { format: null, questions: [], remarks: [remark(format.code, { name: format.name }, WHOLE)] }
        : refusedFile(format.code);
    const readers = { gift: readGift, aiken: readAiken, csv: readCsv, moodle: readMoodleXml, qti: readQtiXml };
    const { questions, remarks } = readers[format](text);
    const whole: Remark[] = findings.map(({ code, values }) => remark(code, values, WHOLE));
    return { format, questions, remarks: [...whole, ...remarks] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { format: null, questions: [], remarks: [error.at(WHOLE)] };
  }
}
