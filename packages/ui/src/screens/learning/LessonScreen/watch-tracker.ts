import type { WatchedReport } from '../props.ts';

/**
 * The longest step between two reports of a playing video that still counts as playing: at double speed
 * browsers report every quarter second, throttled tabs every second.
 */
const LONGEST_STEP = 3;

/**
 * Collects which seconds of a video were really played. `moved` is told the position whenever the browser
 * reports it; a jump forwards or backwards begins a new span, so seeking earns nothing (rule learning 9).
 * Pure: it reads no clock.
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

  /**
   * What was seen since the last report; null when nothing is new. Spans are in seconds, rounded to tenths.
   */
  take(): WatchedReport | null {
    const reopened = this.#open;
    // what is too short for a tenth is not told yet, so it stays with what follows
    if (reopened && this.#close()) this.#open = [reopened[1], reopened[1]];
    else this.#open = reopened;
    if (this.#spans.length === 0 && !this.#ended) return null;
    const report: WatchedReport = { position: round(this.#position), spans: this.#spans, ended: this.#ended };
    this.#spans = [];
    this.#ended = false;
    return report;
  }

  /**
   * Ends the open span. True when it became one that is told: one that lasts a tenth of a second after
   * rounding.
   */
  #close(): boolean {
    const [from, to] = (this.#open ?? [0, 0]).map(round) as [number, number];
    this.#open = null;
    if (to <= from) return false;
    this.#spans.push([from, to]);
    return true;
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;
