import { remark, type Place, type RemarkCode, type RemarkValuesOf, type Remark } from './remarks.ts';

/** A file, or a part of one, that cannot be read at all. It carries its sentence; `at` says it of a place. */
export class Refused extends Error {
  readonly code: RemarkCode;
  /** The line that reading stopped at, where the file has lines. */
  readonly line: number | null;
  readonly at: (place: Place) => Remark;

  constructor(code: RemarkCode, line: number | null, at: (place: Place) => Remark) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.line = line;
    this.at = at;
  }
}

/** Makes a refusal with the values of its sentence. */
export const refused = <Code extends RemarkCode>(code: Code, values: RemarkValuesOf[Code], line: number | null = null): Refused =>
  new Refused(code, line, (place) => remark(code, values, { ...place, line: place.line ?? line }));
