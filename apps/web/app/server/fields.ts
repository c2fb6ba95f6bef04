import { refusal } from './session.ts';

/**
 * Whether something was chosen: a browser sends a field for files that was left empty as a file without a
 * name.
 */
const isChosen = (value: FormDataEntryValue): value is File => typeof value !== 'string' && (value.name !== '' || value.size > 0);

/** The fields of a form as typed, and the files that were chosen with it. */
export class Fields {
  private readonly form: FormData;
  private readonly maxBytes: number;

  /** `maxBytes`: what all files may have together. */
  constructor(form: FormData, maxBytes = 0) {
    this.form = form;
    this.maxBytes = maxBytes;
  }

  /** The first value of a field; empty when there is none. */
  text(name: string): string {
    const value = this.form.get(name);
    return typeof value === 'string' ? value : '';
  }

  all(name: string): string[] {
    return this.form.getAll(name).filter((value): value is string => typeof value === 'string');
  }

  /** All fields, each with its first value. */
  entries(): Record<string, string> {
    return Object.fromEntries([...new Set(this.form.keys())].map((name) => [name, this.text(name)]));
  }

  get hasFiles(): boolean {
    return [...this.form.values()].some(isChosen);
  }

  /**
   * The files of a field, none where nothing was chosen. Refuses with `too_large` when the form has more than
   * it may.
   */
  files(name: string): File[] {
    const bytes = [...this.form.values()].filter(isChosen).reduce((sum, { size }) => sum + size, 0);
    if (bytes > this.maxBytes) throw refusal('too_large');
    return this.form.getAll(name).filter(isChosen);
  }
}
