/** PostgreSQL's word for a value that a unique index has already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a unique index has the value already. */
export function isTaken(error: unknown, index: string): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ((cause as { code?: string }).code === UNIQUE_VIOLATION && (cause as { constraint?: string }).constraint === index) return true;
  return false;
}
