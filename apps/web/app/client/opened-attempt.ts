/** Begins the keys under which an open assessment's request id and start stand in `localStorage`. */
const OPENED = 'opened/';

interface Opened {
  attempt: string;
  start: string;
  /** The server's time at that moment. */
  server?: string;
}

/** What is kept of an assessment (`quiz/12`); null when that is nothing, or nothing that can be read. */
function keptOf(assessment: string): Opened | null {
  try {
    const kept = JSON.parse(localStorage.getItem(OPENED + assessment) ?? 'null') as Partial<Opened> | null;
    if (typeof kept?.attempt !== 'string' || typeof kept.start !== 'string') return null;
    return { attempt: kept.attempt, start: kept.start, ...(typeof kept.server === 'string' ? { server: kept.server } : {}) };
  } catch {
    return null;
  }
}

const nowHere = (): string => new Date().toISOString();

/**
 * Remembers, once an attempt, that an assessment (`quiz/12`) was opened now by this device's clock, and at
 * which time of the server.
 */
export function rememberOpened(assessment: string, attempt: string, server: string): void {
  if (keptOf(assessment)?.attempt === attempt) return;
  try {
    localStorage.setItem(OPENED + assessment, JSON.stringify({ attempt, start: nowHere(), server } satisfies Opened));
  } catch {
    // Storage is closed or full: the server's own start counts anyway.
  }
}

/** When an attempt was opened on this device, by the server's time; null when that is not known. */
export function openedAt(assessment: string, attempt: string): string | null {
  const kept = keptOf(assessment);
  return kept?.attempt === attempt ? (kept.server ?? null) : null;
}

/** The fields that say when an attempt was opened and handed in by this device's clock, if it knows. */
export function deviceTimes(assessment: string, attempt: string): Record<string, string> {
  const kept = keptOf(assessment);
  return kept?.attempt === attempt ? { frontend_start_time: kept.start, frontend_end_time: nowHere() } : {};
}

/** Forgets an assessment whose attempt is over. */
export function forgetOpened(assessment: string): void {
  try {
    localStorage.removeItem(OPENED + assessment);
  } catch {
    // Storage is closed to us: nothing is kept there either.
  }
}
