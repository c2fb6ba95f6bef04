import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { keepMatchPlace } from '../../client/remembered-match.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';

/** Goes to a place of ours; where it replaces this page, going back does not come here again. */
export function useWay(): (place: string, replace: boolean) => void {
  const prefix = usePrefix();
  const navigate = useNavigate();
  return useCallback((place: string, replace: boolean) => navigate(belowPrefix(prefix, place) ?? '/', { replace }), [prefix, navigate]);
}

/** Goes to a place as soon as there is one (`useWay`). */
export function useLedTo(place: string | null, replace: boolean): void {
  const go = useWay();
  useEffect(() => {
    if (place !== null) go(place, replace);
  }, [place, replace, go]);
}

/** Keeps where the pages of matches are, for the bar of other pages. */
export function useMatchPlace(place: string): void {
  const prefix = usePrefix();
  useEffect(() => keepMatchPlace(belowPrefix(prefix, place) ?? place), [prefix, place]);
}
