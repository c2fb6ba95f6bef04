import type { Db } from '../database/database.ts';
import type { News } from '../database/news.ts';
import type { Account } from '../account/profile.ts';
import type { Shared } from '../community/follow.ts';
import type { ShownRow, Reader } from '../community/comment-row.ts';
import type { Writer } from '../community/service.ts';

/** What a resolver knows of who asks, and of where it looks. */
export interface Asking {
  readonly db: Db;
  readonly news: News;
  readonly shared: Shared;
  readonly account: Account;
  readonly writer: Writer;
  /** The student as a reader, read once an operation. */
  readonly reader: () => Promise<Reader>;
  /** The first replies to a comment, read together with those to the comments beside it. */
  readonly replies: (parent: string, limit: number, offset: number) => Promise<readonly ShownRow[]>;
  /** A comment by its id, read together with others. */
  readonly comment: (id: string) => Promise<ShownRow | null>;
  readonly now: () => Date;
}
