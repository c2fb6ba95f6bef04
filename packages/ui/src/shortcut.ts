/**
 * Which shortcut a key is: a small Latin letter, a digit, or the key's own name (`ArrowLeft`). Under a layout
 * that writes other letters (ن for K, ٣ for 3) the key's place on the keyboard says it.
 */
export function shortcutOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length > 1 || /[a-z0-9 ]/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return letter.toLowerCase();
  return digit !== undefined && !shiftKey ? digit : key;
}
