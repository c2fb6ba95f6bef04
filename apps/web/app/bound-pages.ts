import type { ComponentType } from 'react';
import type { PageFiles } from './generated/page-files.ts';
import type { MadeFor } from './server/made-for.ts';
import type { RowName, SiteMap } from './site-map.ts';

/**
 * What the file of a row exports: a loader that `page` made for this row, and an action, if there is one,
 * that `action` made for it, so that no other row's rules apply to it; a component, unless nothing of it is
 * shown.
 */
export type PageFile<Name extends RowName> = {
  readonly loader: MadeFor<'loader', Name>;
  readonly action?: MadeFor<'action', Name>;
  /** Texts and title stand in the row. */
  readonly handle?: never;
  readonly meta?: never;
} & (SiteMap[Name] extends { frame: 'resource' } ? unknown : { readonly default: ComponentType });

type Bound<Files extends { readonly [Name in RowName]: PageFile<Name> }> = Files;

/** Compiles only while every row's file is made for it. */
export type BoundPages = Bound<{ readonly [Name in RowName]: PageFiles[SiteMap[Name]['file']] }>;
