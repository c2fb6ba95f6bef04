/** Copies an address; whether that was allowed. */
export const copyAddress = (address: string): Promise<boolean> =>
  navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );

/**
 * The phone's share sheet; where there is none, or it failed, the address is copied. Whether it was copied.
 */
export function shareAddress(address: string, text?: string): Promise<boolean> {
  // an older browser has none, whatever the types say
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  if (!share) return copyAddress(address);
  return share.call(navigator, { url: address, ...(text === undefined ? {} : { text }) }).then(
    () => false,
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? false : copyAddress(address)),
  );
}
