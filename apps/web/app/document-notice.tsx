import { BriefNotice } from '@darb/ui/frame/brief-notice';
import { useEffect, useState } from 'react';
import type { NoticeData } from './server/shown.ts';

/** Milliseconds for which a notice is shown, from when nobody holds it. */
const SHOWN_MS = 3_000;

/** What the page before says at the bottom of this one: each notice once, as long as it is held. */
export function DocumentNotice({ notice }: { notice: NoticeData | null }) {
  const [gone, setGone] = useState<NoticeData | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (notice === null || isHeld) return undefined;
    const timer = setTimeout(() => setGone(notice), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  if (notice === null || notice === gone) return null;
  return <BriefNotice {...notice} key={`${notice.tone} ${notice.text}`} onHeld={setHeld} onClose={() => setGone(notice)} />;
}
