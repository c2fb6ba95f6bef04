import type { ComponentType } from 'react';
import type { MadeFor } from './server/made-for.ts';
import type { RowName, SiteMap } from './site-map.ts';

/**
 * What the file of a row exports: a loader that `page` made for this row, and an action, if there is one,
 * that `action` made for it, so that no other row's rules apply to it; a component, unless nothing of it is
 * shown. `tools/types.ts` holds each row's file against it.
 */
export type PageFile<Name extends RowName> = {
  readonly loader: MadeFor<'loader', Name>;
  readonly action?: MadeFor<'action', Name>;
  /** Texts and title stand in the row. */
  readonly handle?: never;
  readonly meta?: never;
} & (SiteMap[Name] extends { frame: 'resource' } ? unknown : { readonly default: ComponentType });
