import type { Kind } from './element.ts';
import { electricityKinds } from './elements/electricity.ts';
import { graphKinds } from './elements/graphs.ts';
import { lineKinds } from './elements/lines.ts';
import { markKinds } from './elements/marks.ts';
import { mechanicsKinds } from './elements/mechanics.ts';
import { waveKinds } from './elements/waves.ts';

/** Every kind of element by its name on a board. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...lineKinds, ...markKinds, ...graphKinds, ...mechanicsKinds, ...electricityKinds, ...waveKinds].map((kind) => [kind.kind, kind]),
);

/**
 * The kind that an element's keys name; `angle` counts only when nothing else does, since others have a field
 * of that name.
 */
export function kindOf(keys: readonly string[]): { kind: Kind } | { problem: string } {
  const named = keys.filter((key) => KINDS.has(key));
  const chosen = named.length > 1 ? named.filter((key) => key !== 'angle') : named;
  const [name] = chosen;
  const kind = name === undefined ? undefined : KINDS.get(name);
  if (kind === undefined)
    return {
      problem: `no element is called ${keys.map((key) => `“${key}”`).join(', ') || 'so'}; there are: ${[...KINDS.keys()].join(', ')}`,
    };
  if (chosen.length > 1) return { problem: `one element cannot be ${chosen.join(' and ')} at once; make two of it` };
  return { kind };
}
