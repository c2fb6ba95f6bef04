/** The chalks of the board. */
export const INKS = {
  cream: '#fbf6ee',
  gold: '#f2bd5b',
  accent: '#8cc9c4',
  dim: '#5f8f93',
  rose: '#f09a84',
} as const;

export type Ink = keyof typeof INKS;

export const BOARD = '#0b3a40';
export const BOARD_LINE = '#11444a';

/** The colour between two chalks, as `#rrggbb`; `share` 0 is the first. */
export function blend(first: string, second: string, share: number): string {
  if (share <= 0) return first;
  if (share >= 1) return second;
  const channel = (hex: string, index: number): number => parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  return `#${[0, 1, 2]
    .map((index) =>
      Math.round(channel(first, index) + (channel(second, index) - channel(first, index)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
