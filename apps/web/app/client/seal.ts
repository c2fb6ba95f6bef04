import { sealedText, type Sealed } from '@darb/contract/sealed-text';

type Hash = Pick<SubtleCrypto, 'digest'>;
/** Browsers have SHA-256 of their own only over https, and a school's server may have none. */
const own: Hash | null = (globalThis.crypto as Partial<Crypto>).subtle ?? null;
const fetched = () => import('@noble/hashes/sha2.js');

/** Loads what sealing needs while there is a connection, since it is needed when there is none. */
export const readyToSeal = async (): Promise<void> => {
  if (own === null) await fetched();
};

/** The code of a seal (rule assessment 22); without `hash`, by code that was fetched. */
export async function sealCode(sealed: Sealed, hash: Hash | null = own): Promise<string> {
  const bytes = new TextEncoder().encode(sealedText(sealed));
  const digest = hash === null ? (await fetched()).sha256(bytes) : new Uint8Array(await hash.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
