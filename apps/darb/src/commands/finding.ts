/**
 * One line of the doctor's report, or two: what is wrong, and what to do. `wrong` keeps Darb from working;
 * `missing` leaves a part of it off.
 */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'wrong';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const missing = (text: string): Finding => ({ state: 'missing', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
