import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { keepMatchPlace } from '../../client/remembered-match.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';

/** Goes to a place of ours in the stead of this page, so that going back does not come here again. */
export function useWay(): (place: string) => void {
  const prefix = usePrefix();
  const navigate = useNavigate();
  return useCallback((place: string) => navigate(belowPrefix(prefix, place) ?? '/', { replace: true }), [prefix, navigate]);
}

/** Goes to a place as soon as there is one. */
export function useLedTo(place: string | null): void {
  const go = useWay();
  useEffect(() => {
    if (place !== null) go(place);
  }, [place, go]);
}

/** Keeps where the pages of matches are, for the bar of other pages. */
export function useMatchPlace(place: string): void {
  const prefix = usePrefix();
  useEffect(() => keepMatchPlace(belowPrefix(prefix, place) ?? place), [prefix, place]);
}
