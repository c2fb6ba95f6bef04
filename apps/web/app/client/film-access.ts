/** The page whose film was refused in this tab. The frame changes with the session, and would forget it. */
let refusedOn: string | null = null;

/**
 * Whether a film is refused to this student: their session or subscription ended, or its address did. A film
 * that does not come for another reason, such as a lost connection, is not. `path` is its page's.
 */
export async function isFilmRefused(source: string, path: string): Promise<boolean> {
  try {
    const { status } = await fetch(source, { method: 'HEAD', credentials: 'include' });
    if (status === 403) refusedOn = path;
    return status === 403;
  } catch {
    return false;
  }
}

/** Whether the film of a page was refused while the page was open. */
export const wasFilmRefused = (path: string): boolean => refusedOn === path;

/** The film plays again. */
export function filmOpens(): void {
  refusedOn = null;
}
