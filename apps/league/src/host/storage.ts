import { createHash } from 'node:crypto';
import type { JsonObject, StorageDelete, StorageKey, StorageObject, StorageWrite } from '../nkruntime.ts';
import type { Journal } from './journal.ts';
import { bytesOf, isUuid, NOBODY, storable, type StoredRow } from './rows.ts';

const REJECTED = 'Storage write rejected - version check failed.';
const placeOf = (collection: string, key: string, userId: string): string => `${collection}\0${key}\0${userId}`;

function ownerOf(userId: string | undefined): string {
  if (userId === undefined || userId === '') return NOBODY;
  if (!isUuid(userId)) throw new TypeError('expects an user id to be a valid identifier');
  return userId;
}

/** The module's objects, as JSON: whoever reads one gets a copy. */
export class Storage {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #rows = new Map<string, StoredRow>();

  constructor(journal: Journal, rows: readonly StoredRow[], now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const row of rows) this.#rows.set(placeOf(row.collection, row.key, row.userId), row);
  }

  /** Only what exists. */
  read(keys: readonly StorageKey[]): StorageObject[] {
    const found: StorageObject[] = [];
    for (const { collection, key, userId } of keys) {
      const row = this.#rows.get(placeOf(collection, key, ownerOf(userId)));
      if (!row) {
        this.#journal.touchAbsence();
        continue;
      }
      this.#journal.touch(row.epoch);
      found.push({ collection, key, userId: row.userId, value: JSON.parse(row.value.toString()) as JsonObject, version: row.version });
    }
    return found;
  }

  /** All or none: throws when one of them has another version than asked for, or is no object. */
  write(writes: readonly StorageWrite[]): { collection: string; key: string; userId: string; version: string }[] {
    const ready = writes.map(({ collection, key, userId, value, version }) => {
      const owner = ownerOf(userId);
      if (collection === '' || key === '' || !storable(collection) || !storable(key))
        throw new TypeError('expects collection and key to be non-empty texts');
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('expects value to be an object');
      const place = placeOf(collection, key, owner);
      const held = this.#rows.get(place);
      if (version === '*' ? held !== undefined : version && held?.version !== version) throw new Error(REJECTED);
      const json = bytesOf(JSON.stringify(value));
      return { place, held, collection, key, userId: owner, json, hash: createHash('md5').update(json).digest('hex') };
    });
    return ready.map(({ place, held, collection, key, userId, json, hash }) => {
      // what says nothing new costs no commit: pools are published at every start
      if (held?.version === hash) this.#journal.touch(held.epoch);
      else {
        const row: StoredRow = held ?? { collection, key, userId, value: json, version: '', updateTime: 0, epoch: 0 };
        row.value = json;
        row.version = hash;
        row.updateTime = this.#now();
        this.#rows.set(place, row);
        this.#journal.wrote('stored', row);
      }
      return { collection, key, userId, version: hash };
    });
  }

  /** Takes away; throws when one of them has another version than asked for. */
  remove(keys: readonly StorageDelete[]): void {
    const found = keys.map(({ collection, key, userId, version }) => {
      const place = placeOf(collection, key, ownerOf(userId));
      const row = this.#rows.get(place);
      if (version && row?.version !== version) throw new Error(REJECTED);
      return { place, row };
    });
    for (const { place, row } of found) {
      if (!row) continue;
      this.#rows.delete(place);
      this.#journal.removed('stored', row);
    }
  }

  /** Takes everything of one account. */
  removeOwner(userId: string): void {
    for (const [place, row] of this.#rows) {
      if (row.userId !== userId) continue;
      this.#rows.delete(place);
      this.#journal.removed('stored', row);
    }
  }
}
