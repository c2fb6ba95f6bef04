const FIELDS = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 6 },
] as const;
const MINUTE = 60;
const DAY = 86_400;
/**
 * Days in which every expression that means any moment has come true: 29 February is at most eight years
 * away.
 */
const HORIZON_DAYS = 366 * 9;

/**
 * The moments of a cron expression of five fields (numbers, lists, ranges, steps, `*`; Sunday is 0 or 7), in
 * UTC.
 */
export class Cron {
  readonly #sets: readonly ReadonlySet<number>[];
  readonly #anyDay: boolean;
  readonly #anyWeekday: boolean;

  /** Throws for what is no such expression. */
  constructor(expression: string) {
    const parts = expression.trim().split(/\s+/);
    if (parts.length !== FIELDS.length) throw new Error('expects reset schedule to be a valid CRON expression');
    this.#sets = FIELDS.map((field, index) => valuesOf(parts[index] ?? '', field.from, field.to, field.name === 'weekday'));
    this.#anyDay = parts[2] === '*';
    this.#anyWeekday = parts[4] === '*';
  }

  /** The first moment after `time`, both in unix seconds. */
  next(time: number): number {
    return this.#search(time, 1);
  }

  /** The last moment before `time`. */
  previous(time: number): number {
    return this.#search(time, -1);
  }

  #search(time: number, step: 1 | -1): number {
    const today = Math.floor(time / DAY);
    for (let days = 0; days <= HORIZON_DAYS; days++) {
      const day = today + step * days;
      if (!this.#isDay(day)) continue;
      const moments = this.#momentsOf(day);
      const found = step === 1 ? moments.find((moment) => moment > time) : moments.findLast((moment) => moment < time);
      if (found !== undefined) return found;
    }
    throw new Error('The CRON expression has no such moment');
  }

  #isDay(day: number): boolean {
    const date = new Date(day * DAY * 1000);
    if (!this.#sets[3]?.has(date.getUTCMonth() + 1)) return false;
    const byDay = this.#sets[2]?.has(date.getUTCDate()) ?? false;
    const byWeekday = this.#sets[4]?.has(date.getUTCDay()) ?? false;
    // where both are given, either is enough: that is cron's own rule
    return this.#anyDay || this.#anyWeekday ? byDay && byWeekday : byDay || byWeekday;
  }

  #momentsOf(day: number): number[] {
    const hours = [...(this.#sets[1] ?? [])].sort((a, b) => a - b);
    const minutes = [...(this.#sets[0] ?? [])].sort((a, b) => a - b);
    return hours.flatMap((hour) => minutes.map((minute) => day * DAY + (hour * 60 + minute) * MINUTE));
  }
}

function valuesOf(field: string, from: number, to: number, isWeekday: boolean): ReadonlySet<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, range, step] = /^(\*|\d+(?:-\d+)?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (range === undefined || step === '0') throw new Error('expects reset schedule to be a valid CRON expression');
    const [low = from, high = step === undefined ? low : to] = range === '*' ? [from, to] : range.split('-').map(Number);
    if (low < from || high > (isWeekday ? 7 : to) || low > high) throw new Error('expects reset schedule to be a valid CRON expression');
    for (let value = low; value <= high; value += Number(step ?? 1)) values.add(isWeekday ? value % 7 : value);
  }
  return values;
}
