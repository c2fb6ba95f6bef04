import type { WatchedReport } from '@darb/ui/screens/learning/props';
import { enqueue, queuedOf } from './request-queue.ts';
import { unionOf } from './spans.ts';

export interface Reporting {
  student: string;
  lesson: number;
  /** Where reports go. */
  address: string;
}

/**
 * What has been watched and not acknowledged yet, together with a new report. Spans are a union: a report
 * that arrives twice changes nothing.
 */
export function joined(earlier: WatchedReport | null, report: WatchedReport): WatchedReport {
  return {
    position: report.position,
    spans: unionOf([...(earlier?.spans ?? []), ...report.spans]),
    ended: report.ended || earlier?.ended === true,
  };
}

function queuedReport(id: string): WatchedReport | null {
  const kept = queuedOf(id).find((request) => request.id === id)?.request.fields['report'];
  return kept === undefined ? null : (JSON.parse(kept) as WatchedReport);
}

/**
 * Gives the player its `onWatched`: reports are kept in this browser until the server has them, also when the
 * page goes away while one is under way.
 */
export function reportWatched({ student, lesson, address }: Reporting): (report: WatchedReport) => void {
  const id = `watched/${student}/${lesson}`;
  return (report) => {
    const all = joined(queuedReport(id), report);
    void enqueue(id, { address, fields: { student, lesson: String(lesson), report: JSON.stringify(all) } });
  };
}
