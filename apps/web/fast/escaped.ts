const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

/** A text as React writes it, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);
