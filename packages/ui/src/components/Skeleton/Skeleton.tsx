import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: NonNullable<RecipeVariants<typeof css.bone>>['shape'];
  lines?: number;
}

/** The shape of what is coming. */
export const Skeleton = ({ shape = 'line', lines = 1 }: SkeletonProps) => (
  <>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={css.bone({ shape, last: lines > 1 && index === lines - 1 })} aria-hidden="true" />
    ))}
  </>
);

/** Says once that something is loading, for all the shapes in it. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation('frame');
  return (
    <div className={css.group} role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
