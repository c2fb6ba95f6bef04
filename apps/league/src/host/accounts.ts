import { randomInt, randomUUID } from 'node:crypto';
import { CODE, Refused } from './failure.ts';
import type { Journal } from './journal.ts';
import { storable, type AccountRow } from './rows.ts';

/** What may be changed of an account: null or absent is unchanged, an empty text clears. */
export interface AccountChange {
  username?: string | null;
  displayName?: string | null;
  avatarUrl?: string | null;
  langTag?: string | null;
  location?: string | null;
  timezone?: string | null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAME_LETTERS = 10;
const LENGTHS = { displayName: 255, avatarUrl: 512, langTag: 18, location: 255, timezone: 255 } as const;
// eslint's rule means typing errors; here control characters are what is looked for
const FORBIDDEN = new RegExp('[\\u0000-\\u001f\\u007f]');
const bytes = (text: string): number => Buffer.byteLength(text);

function checkUsername(username: string): void {
  if (username === '' || bytes(username) > 128) throw new Refused(CODE.invalid, 'Username invalid, must be 1-128 bytes.');
  if (FORBIDDEN.test(username)) throw new Refused(CODE.invalid, 'Username invalid, no spaces or control characters allowed.');
}

function checkCustomId(id: string): void {
  if (id === '') throw new Refused(CODE.invalid, 'Custom ID is required.');
  if (/\s/.test(id) || FORBIDDEN.test(id)) throw new Refused(CODE.invalid, 'Custom ID invalid, no spaces or control characters allowed.');
  if (bytes(id) < 6 || bytes(id) > 128) throw new Refused(CODE.invalid, 'Custom ID invalid, must be 6-128 bytes.');
}

/** The competition accounts. */
export class Accounts {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #byId = new Map<string, AccountRow>();
  readonly #byCustomId = new Map<string, AccountRow>();
  readonly #byUsername = new Map<string, AccountRow>();

  constructor(journal: Journal, rows: readonly AccountRow[], now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const row of rows) this.#keep(row);
  }

  #keep(row: AccountRow): void {
    this.#byId.set(row.id, row);
    this.#byCustomId.set(row.customId, row);
    this.#byUsername.set(row.username, row);
  }

  #found(row: AccountRow | undefined): AccountRow | undefined {
    if (row) this.#journal.touch(row.epoch);
    else this.#journal.touchAbsence();
    return row;
  }

  byId(id: string): AccountRow | undefined {
    return this.#found(this.#byId.get(id));
  }

  byUsername(username: string): AccountRow | undefined {
    return this.#found(this.#byUsername.get(username));
  }

  /**
   * The account of a custom id; makes one when there is none and `create` says so. Refuses as Nakama's
   * authenticate call does.
   */
  authenticate(customId: string, username: string | undefined, create: boolean): { account: AccountRow; created: boolean } {
    checkCustomId(customId);
    if (username) checkUsername(username);
    const known = this.#found(this.#byCustomId.get(customId));
    if (known) return { account: known, created: false };
    if (!create) throw new Refused(CODE.notFound, 'User account not found.');
    const name = username || this.#freeUsername();
    if (!storable(customId) || !storable(name)) throw new Refused(CODE.internal, 'Error finding or creating user account.');
    if (this.#byUsername.has(name)) throw new Refused(CODE.exists, 'Username is already in use.');
    const time = this.#now();
    const account: AccountRow = {
      id: randomUUID(),
      customId,
      username: name,
      displayName: '',
      avatarUrl: '',
      langTag: 'en',
      location: '',
      timezone: '',
      createTime: time,
      updateTime: time,
      epoch: 0,
    };
    this.#keep(account);
    this.#journal.wrote('accounts', account);
    return { account, created: true };
  }

  #freeUsername(): string {
    for (;;) {
      const name = Array.from({ length: NAME_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      if (!this.#byUsername.has(name)) return name;
    }
  }

  /**
   * Refuses a name that is taken or none, and texts that are too long; also a change that changes nothing.
   */
  update(account: AccountRow, change: AccountChange): void {
    const { username, ...rest } = change;
    const given = Object.entries(rest).filter((field): field is [keyof typeof LENGTHS, string] => typeof field[1] === 'string');
    if (typeof username !== 'string' && given.length === 0) throw new Refused(CODE.invalid, 'No fields to update.');
    if (typeof username === 'string') {
      checkUsername(username);
      const owner = this.#byUsername.get(username);
      if (owner && owner !== account) throw new Refused(CODE.invalid, 'rpc error: code = AlreadyExists desc = Username is already in use.');
    }
    const tooLong = given.some(([field, text]) => [...text].length > LENGTHS[field] || !storable(text));
    if (tooLong || (typeof username === 'string' && !storable(username)))
      throw new Refused(CODE.internal, 'Error while trying to update account.');
    if (typeof username === 'string') {
      this.#byUsername.delete(account.username);
      account.username = username;
      this.#byUsername.set(username, account);
    }
    for (const [field, text] of given) account[field] = text;
    account.updateTime = this.#now();
    this.#journal.wrote('accounts', account);
  }

  remove(account: AccountRow): void {
    this.#byId.delete(account.id);
    this.#byCustomId.delete(account.customId);
    this.#byUsername.delete(account.username);
    this.#journal.removed('accounts', account);
  }
}
