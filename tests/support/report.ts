/** What a program of faults found: facts with their figures, and findings, of which one is enough to fail. */
export class Report {
  readonly #title: string;
  readonly #started = Date.now();
  #findings = 0;

  constructor(title: string) {
    this.#title = title;
    console.log(`\n=== ${title}`);
  }

  get findings(): number {
    return this.#findings;
  }

  /** A line with what was measured. */
  fact(line: string): void {
    console.log(`  ${line}`);
  }

  /** Something that must not be. */
  finding(line: string): void {
    this.#findings += 1;
    // a defect at the root of a thousand cases is told twenty times at most
    if (this.#findings <= 20) console.log(`  FINDING: ${line}`);
  }

  /** A fact when it holds, else a finding. */
  expect(holds: boolean, line: string): void {
    if (holds) this.fact(line);
    else this.finding(`not so: ${line}`);
  }

  /** Ends the report; gives the number of findings. */
  end(): number {
    const seconds = ((Date.now() - this.#started) / 1000).toFixed(1);
    console.log(`  ${this.#title}: ${this.#findings === 0 ? 'nothing found' : `${this.#findings} findings`} in ${seconds} s`);
    return this.#findings;
  }
}

/** The middle of some numbers; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** Minimum, median and maximum of durations in milliseconds, as text. */
export function spread(durations: readonly number[]): string {
  const [least, most] = [Math.min(...durations), Math.max(...durations)];
  return `${seconds(least)} at least, ${seconds(median(durations))} in the middle, ${seconds(most)} at most`;
}

const at = (share: number, numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;

/** Median, 95th percentile and maximum of durations in milliseconds, as text. */
export const percentiles = (durations: readonly number[]): string =>
  `median ${Math.round(at(0.5, durations))} ms, p95 ${Math.round(at(0.95, durations))} ms, worst ${Math.round(at(1, durations))} ms of ${durations.length}`;
