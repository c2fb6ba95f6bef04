import { sealedText, type Sealed } from '@darb/contract/sealed-text';

/** Loads what sealing needs while there is a connection, since it is needed when there is none. */
export const readyToSeal = () => import('@noble/hashes/sha2.js');

/**
 * The code of a seal (rule assessment 22). Browsers have SHA-256 of their own only over https, and a school's
 * server may have none.
 */
export async function sealCode(sealed: Sealed): Promise<string> {
  const { sha256 } = await readyToSeal();
  const bytes = sha256(new TextEncoder().encode(sealedText(sealed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
