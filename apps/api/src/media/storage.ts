/** A file on this machine, to be kept: where it lies, and its size in bytes. */
export interface StorableFile {
  readonly path: string;
  readonly bytes: number;
}

/** Where the files of content lie, each under a name that is made of its content and so never changes. */
export interface MediaStorage {
  /** Keeps a file, once: whatever stands under a name is whole, also after a power cut. */
  store(name: string, file: StorableFile): Promise<void>;
  /** The size of a file in bytes; null when there is none. */
  size(name: string): Promise<number | null>;
  /** The bytes of a file from `from` to `to`, both included. */
  read(name: string, range: { from: number; to: number }): ReadableStream<Uint8Array>;
}
