/** The code of an error that says: the store is not there for the moment. */
export const STORE_AWAY = 'STORE_AWAY';

/** A file on this machine, to be kept: where it lies, and its size in bytes. */
export interface StorableFile {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Where files lie: those of content under names that are made of it, pictures of students under names that
 * nobody guesses. What stands under a name never changes.
 */
export interface MediaStorage {
  /** Keeps a file, once: whatever stands under a name is whole, also after a power cut. */
  store(name: string, file: StorableFile): Promise<void>;
  /** Keeps bytes, as `store` does a file. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file away; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** The size of a file in bytes; null when there is none. */
  size(name: string): Promise<number | null>;
  /** The bytes of a file from `from` to `to`, both included. */
  read(name: string, range: { from: number; to: number }): ReadableStream<Uint8Array>;
}
