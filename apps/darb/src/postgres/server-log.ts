import fs from 'node:fs';
import { orElse } from './failure.ts';

const ROTATE_AT_BYTES = 10_000_000;

/** The file that the server writes its log to. */
export class ServerLog {
  readonly file: string;
  #start = 0;

  constructor(file: string) {
    this.file = file;
  }

  /**
   * Opens it for one run of the server, and keeps the last one when it has grown over 10 MB. Gives the
   * descriptor.
   */
  open(): number {
    if (orElse(() => fs.statSync(this.file).size, 0) > ROTATE_AT_BYTES) fs.renameSync(this.file, `${this.file}.1`);
    const descriptor = fs.openSync(this.file, 'a', 0o600);
    this.#start = fs.fstatSync(descriptor).size;
    return descriptor;
  }

  /** The last four complaints of this run. */
  complaints(): string {
    const text = orElse(() => fs.readFileSync(this.file).subarray(this.#start).toString(), '');
    return text
      .split('\n')
      .filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line) && !line.includes('the database system is '))
      .slice(-4)
      .join('\n');
  }
}
