/** How many right answers of so many questions pass at a whole per cent (rule assessment 14). */
export const passCountOf = (questions: number, percentage: number): number => Math.ceil((questions * percentage) / 100);

/** Minutes until a test is over, a begun one as a whole one; both times are the server's. */
export const minutesLeft = (endsAt: string, now: string): number => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 60_000));
