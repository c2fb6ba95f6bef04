/** Whole minutes; who learned at all learned one (rule progress 5). */
export const minutesOf = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);
