/** Every table and view, one file a capability; drizzle-kit makes the migrations from here. */
export * from '../account/tables.ts';
export * from '../catalog/tables.ts';
export * from '../learning/tables.ts';
export * from '../assessment/tables.ts';
export * from '../progress/tables.ts';
export * from '../billing/tables.ts';
export * from '../delivery/tables.ts';
export * from '../league/tables.ts';
export * from '../pipeline/tables.ts';
export * from '../practice/tables.ts';
export * from '../search/tables.ts';
export * from '../collection/tables.ts';
export * from '../community/tables.ts';
export * from '../notification/tables.ts';
export * from '../site/tables.ts';
export * from '../content/tables.ts';
export * from '../content/views.ts';
