import type { MatchScreenProps } from '../match-props.ts';

/** A match while its questions are asked. */
export type PlayingProps = Extract<MatchScreenProps, { state: 'round' | 'reveal' }>;
