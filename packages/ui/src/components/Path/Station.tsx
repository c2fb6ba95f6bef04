import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../navigation.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { SlabGround } from './ground.ts';
import * as css from './Path.css.ts';

export type StationState = 'done' | 'here' | 'todo' | 'locked' | 'right' | 'wrong';

/** One stop on the path. */
export interface Stop {
  id: string;
  state: StationState;
  /** A test is a turned square. */
  test?: boolean | undefined;
  /** The arch at the end of the road, in a strip alone. */
  goal?: boolean | undefined;
  label?: ReactNode;
  /** Under the label: minutes, "here now". */
  note?: ReactNode;
  /** A figure inside the station, such as a question's number. */
  mark?: ReactNode;
  to?: Place | undefined;
}

export interface StationProps {
  state: StationState;
  test?: boolean | undefined;
  mark?: ReactNode;
}

const signs: ReadonlyMap<StationState, IconName> = new Map([
  ['done', 'check'],
  ['right', 'check'],
  ['wrong', 'close'],
  ['locked', 'key'],
]);

/** A circle for a lesson, a turned square for a test; its state is a shape as well as a colour. */
export function Station({ state, test = false, mark }: StationProps) {
  const slab = useContext(SlabGround);
  const sign = signs.get(state) ?? (test && state !== 'here' ? 'flag' : undefined);
  return (
    <span className={css.station({ state, test, slab })} aria-hidden="true">
      <span className={css.sign({ test })}>
        {sign ? <Icon name={sign} small /> : mark !== undefined ? mark : state === 'here' ? <span className={css.pip({ slab })} /> : null}
      </span>
    </span>
  );
}

/** The state of a station in words, for who does not see it. */
export function StateWord({ state }: { state: Stop['state'] }) {
  const { t } = useTranslation('frame');
  return <VisuallyHidden> {t(`station.${state}`)}</VisuallyHidden>;
}

/** Where the ink ends when nobody says so. */
export function reached(stops: readonly Stop[]): number {
  const here = stops.findIndex(({ state }) => state === 'here');
  if (here >= 0) return here;
  const behind = stops.map(({ state }) => state === 'done' || state === 'right' || state === 'wrong').lastIndexOf(true);
  return behind === stops.length - 1 && behind >= 0 ? stops.length : behind;
}
