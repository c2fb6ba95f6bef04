import { useNavigate } from '@remix-run/react';
import { useCallback, useRef } from 'react';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';

/**
 * Leads out of an attempt that is over, to its page, which shows what became of it: once an attempt, however
 * many answers and seals say so. A second navigation would break the first one off.
 */
export function useWayOut(attempt: string, page: string): () => void {
  const navigate = useNavigate();
  const prefix = usePrefix();
  const left = useRef<string | null>(null);
  return useCallback(() => {
    if (left.current === attempt) return;
    left.current = attempt;
    navigate(belowPrefix(prefix, page) ?? '/', { replace: true });
  }, [attempt, navigate, prefix, page]);
}
