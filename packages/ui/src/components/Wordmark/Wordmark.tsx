import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../locale.tsx';
import { SlabGround } from '../Path/ground.ts';
import * as css from './Wordmark.css.ts';

export interface WordmarkProps {
  /** In px. */
  height?: number;
  /** Adds the name in Latin letters on pages in English. */
  withName?: boolean;
}

/** The name of the product, three strokes of one pen; it takes the colour of its ground. */
export function Wordmark({ height = 38, withName = false }: WordmarkProps) {
  const { t } = useTranslation('frame');
  const language = usePageLanguage();
  const onSlab = useContext(SlabGround);
  return (
    <span className={css.brand}>
      <svg
        className={css.mark}
        viewBox="0 0 132 62"
        height={height}
        width={Math.round((height * 132) / 62)}
        role="img"
        aria-label={t('brand')}
      >
        <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          <path d="M112 11c8 5 13 12 11.5 19.5C122.3 36.3 117 38 110 38h-8" />
          <path d="M88.5 23c3.5 11 .5 21.5-14 26" />
          <path d="M64 24c3.5 9.5 0 14-9.5 14H18.5C8.5 38 6 32.5 9 24" />
        </g>
        <circle className={css.dot} cx="37" cy="53.5" r="5.2" />
      </svg>
      {withName && language === 'en' ? (
        <span className={onSlab ? css.nameOnSlab : css.name} aria-hidden="true">
          Darb
        </span>
      ) : null}
    </span>
  );
}
