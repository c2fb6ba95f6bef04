import { hash, verify } from '@node-rs/argon2';
import { inHashing } from './entrance.ts';

/** OWASP's smallest setting: 19 MiB, two passes. The library's own algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash that is kept of a password. Two ways to write the same letters count as one. */
export const hashPassword = (password: string): Promise<string> => inHashing(() => hash(password.normalize('NFKC'), COST));

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one of `kept`. Without `kept` it takes as long and says no, so that time tells
 * nothing about an account.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const compared = kept ?? (await (nobodys ??= hashPassword('nobody has this password')));
  const right = await inHashing(() => verify(compared, password.normalize('NFKC')));
  return right && Boolean(kept);
}
