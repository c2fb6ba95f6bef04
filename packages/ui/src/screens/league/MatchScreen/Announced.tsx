import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui.ts';
import type { MatchScreenProps } from '../match-props.ts';
import { useOpponentCalled } from '../opponent-called.ts';

const SAID_SECONDS = [5, 10] as const;
/** Milliseconds in which a screen reader notices that a region is there. */
const NOTICED_MS = 100;

/**
 * What a screen reader is told while a match goes on, each thing once; the question and its choices are read
 * when they get the focus.
 */
export function Announced(props: MatchScreenProps) {
  const said = useAnnouncement(props);
  const [isThere, setThere] = useState(false);
  // a region that comes with words in it is not read
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{isThere ? said : null}</span>
    </VisuallyHidden>
  );
}

function useAnnouncement(props: MatchScreenProps): string | null {
  const { t } = useTranslation('match');
  const called = useOpponentCalled();
  if (!('opponent' in props)) return null;
  const { absence, opponent } = props;
  const name = called(opponent);
  if (absence) return t(`said.${absence.who}Away`, { name });
  switch (props.state) {
    case 'found':
      return t(opponent.isBot ? 'said.foundBot' : 'said.found', { name });
    case 'countdown':
      return null;
    case 'round': {
      const said = props.choice === null ? SAID_SECONDS.find((seconds) => props.seconds <= seconds) : undefined;
      return said === undefined ? null : t('said.time', { count: said });
    }
    case 'reveal': {
      const { own, selfPoints, opponentPoints } = props;
      const verdict = t(own.isPerfect ? 'reveal.perfect' : `reveal.${own.kind}`);
      return t('said.standing', { verdict, points: t('points', { count: own.points }), own: selfPoints, other: opponentPoints });
    }
  }
}
