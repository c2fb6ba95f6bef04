import type { WatchedReport } from '../props.ts';

/** The longest step between two reports of a playing video that still counts as playing: at double speed browsers report every quarter second, throttled tabs every second. */
const LONGEST_STEP = 3;

/**
 * Collects which seconds of a video were really played. `moved` is told the position whenever the browser reports it;
 * a jump forwards or backwards begins a new span, so seeking earns nothing (decisions 7). Pure: it reads no clock.
 */
export class WatchTracker {
  #spans: [number, number][] = [];
  #open: [number, number] | null = null;
  #position: number;
  #ended = false;

  constructor(position: number) {
    this.#position = position;
  }

  /** The video plays and stands at `position`. */
  moved(position: number): void {
    const step = position - this.#position;
    if (this.#open && step >= 0 && step <= LONGEST_STEP) this.#open[1] = position;
    else {
      this.#close();
      this.#open = [position, position];
    }
    this.#position = position;
  }

  /** The student jumped to `position`. */
  jumped(position: number): void {
    this.#close();
    this.#position = position;
  }

  /** The video stopped; the span that was open is complete. */
  stopped(position: number, ended: boolean): void {
    if (this.#open && position >= this.#open[1] && position - this.#open[1] <= LONGEST_STEP) this.#open[1] = position;
    this.#close();
    this.#position = position;
    this.#ended ||= ended;
  }

  /** What was seen since the last report; null when nothing is new. Spans are in seconds, rounded to tenths. */
  take(): WatchedReport | null {
    const reopened = this.#open;
    this.#close();
    if (reopened) this.#open = [reopened[1], reopened[1]];
    if (this.#spans.length === 0 && !this.#ended) return null;
    const report: WatchedReport = { position: round(this.#position), spans: this.#spans, ended: this.#ended };
    this.#spans = [];
    this.#ended = false;
    return report;
  }

  #close(): void {
    if (this.#open && this.#open[1] > this.#open[0]) this.#spans.push([round(this.#open[0]), round(this.#open[1])]);
    this.#open = null;
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;
