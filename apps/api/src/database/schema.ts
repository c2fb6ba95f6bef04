/** Every table, one file a capability; drizzle-kit makes the migrations from here. */
export * from '../account/tables.ts';
