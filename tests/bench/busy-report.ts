/** How often a report is asked for. */
const TIMES = 100;

/** Milliseconds that each asking for a report took, the first one first. */
export interface ReportTimes {
  readonly period: 'term' | 'all';
  readonly durations: readonly number[];
}

/** Asks for a student's report of a period again and again, over HTTP. */
export async function measureReport(product: string, token: string, period: ReportTimes['period']): Promise<ReportTimes> {
  const durations: number[] = [];
  for (let times = 0; times < TIMES; times += 1) {
    const began = performance.now();
    const answer = await fetch(`${product}/api/statistics/report?period=${period}`, { headers: { 'access-token': token } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the report answered ${answer.status}`);
    durations.push(performance.now() - began);
  }
  return { period, durations };
}
