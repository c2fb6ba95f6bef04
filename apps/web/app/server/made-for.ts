import type { RowName } from '../site-map.ts';

/**
 * A loader or an action with the rows that it was made for, in its type too: `tools/types.ts` takes it for no
 * other row's.
 */
export interface MadeFor<Kind extends 'loader' | 'action', Name extends RowName> {
  readonly kind: Kind;
  readonly rows: { readonly [Row in Name]: true };
}

/** Says of a function for which rows it was made. */
export function madeFor<Kind extends 'loader' | 'action', Name extends RowName, Made extends object>(
  kind: Kind,
  names: readonly Name[],
  made: Made,
): Made & MadeFor<Kind, Name> {
  const rows = Object.fromEntries(names.map((name) => [name, true])) as { readonly [Row in Name]: true };
  return Object.assign(made, { kind, rows });
}
