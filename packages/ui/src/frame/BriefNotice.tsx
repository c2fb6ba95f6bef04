import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { useHydrated } from '../hydrated.ts';
import * as css from './brief-notice.css.ts';

export interface BriefNoticeProps {
  tone: 'positive' | 'negative';
  text: string;
  /** Hears whether somebody holds it: by the pointer on it, or the focus in it. */
  onHeld: (held: boolean) => void;
  onClose: () => void;
}

/**
 * What a page before says about what was done there: at the bottom, over the page, so that nothing moves.
 * Without JavaScript it stays until the next page.
 */
export function BriefNotice({ tone, text, onHeld, onClose }: BriefNoticeProps) {
  const { t } = useTranslation('frame');
  const isHydrated = useHydrated();
  const [byPointer, setByPointer] = useState(false);
  const [byFocus, setByFocus] = useState(false);
  // A screen reader hears what changes in a live region, not what came with it: so the words come once more.
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => onHeld(byPointer || byFocus), [onHeld, byPointer, byFocus]);
  return (
    <div
      className={css.place}
      role={tone === 'negative' ? 'alert' : 'status'}
      onPointerEnter={() => setByPointer(true)}
      onPointerLeave={() => setByPointer(false)}
      onFocus={() => setByFocus(true)}
      onBlur={() => setByFocus(false)}
    >
      <div className={css.notice({ tone })}>
        <Notice tone={tone}>
          {/* a pointer on words that are replaced would never be told to leave them */}
          <span key={String(isSaid)} className={isSaid ? undefined : css.unsaid}>
            {text}
          </span>
        </Notice>
        {isHydrated ? <IconButton icon="close" label={t('close')} onClick={onClose} /> : null}
      </div>
    </div>
  );
}
