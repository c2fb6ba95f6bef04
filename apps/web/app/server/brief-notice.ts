import type { MessageKey } from '@darb/contract/message-keys';
import type { WebContext } from './context.ts';

/**
 * A message key that the next page says at its bottom: a script that leads away may write it too, and
 * whatever stands in it, nothing but a sentence of ours is shown.
 */
export const NOTICE_COOKIE = 'notice';
/** Long enough for a redirect to arrive. */
const NOTICE_SECONDS = 60;
interface Notices extends Pick<WebContext, 'tell' | 'takeNotice'> {
  /** Whether an answer of this status has said what was told before, so that its cookie goes. */
  readonly wasSaid: (status: number) => boolean;
}

/** A redirect, also as Remix's script follows it (202), shows nothing. */
const isShown = (status: number): boolean => status !== 202 && (status < 300 || status >= 400);

/** What one request is told by the one before it, and tells the next one. */
export function createNotices(context: Pick<WebContext, 'cookies' | 'setCookie'>): Notices {
  const said = context.cookies[NOTICE_COOKIE];
  let taken = false;
  let told = false;
  return {
    tell(key: MessageKey) {
      told = true;
      context.setCookie(NOTICE_COOKIE, key, { maxAge: NOTICE_SECONDS, readable: true });
    },
    takeNotice() {
      taken = said !== undefined;
      return said ?? null;
    },
    wasSaid: (status) => taken && !told && isShown(status),
  };
}
