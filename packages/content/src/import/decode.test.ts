import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { windows1256 } from './encodings.testing.ts';

const TEXT = 'السؤال;الخيار 1;الخيار 2;الإجابة\r\nما عاصمة الأردن؟;عمّان;إربد;1\r\n';
const utf16 = (text: string, littleEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

describe('a file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16, little end first', utf16(TEXT, true, true)],
    ['UTF-16, big end first', utf16(TEXT, false, true)],
  ])('in %s is read for certain', (_, bytes) => {
    expect(decode(bytes)).toEqual({ text: TEXT, findings: [] });
  });

  test.each([
    ['windows-1256', windows1256(TEXT), 'windows-1256'],
    ['UTF-16 without its mark', utf16(TEXT, true, false), 'utf-16le'],
    ['UTF-16 without its mark, big end first', utf16(TEXT, false, false), 'utf-16be'],
    ['a short Windows-1256', windows1256('نعم {T}'), 'windows-1256'],
    ['Windows-1256 in Aiken', windows1256('ما عاصمة الأردن؟\nA) عمان\nB) اربد\nANSWER: A\n'), 'windows-1256'],
  ])('in %s is guessed, and that is said', (_, bytes, encoding) => {
    const { text, findings } = decode(bytes);
    expect(text).toMatch(/عم/);
    expect(findings).toEqual([{ code: 'encodingGuessed', values: { encoding } }]);
  });

  test('is read as what it says of itself where bytes do not tell', () => {
    expect(decode(windows1256('مرحبا'), 'windows-1256')).toEqual({ text: 'مرحبا', findings: [] });
    expect(decode(Buffer.from('abc'), 'no-such-thing')).toEqual({ text: 'abc', findings: [] });
  });

  test('with characters that nobody can read says how many', () => {
    const { findings } = decode(Buffer.concat([Buffer.from(TEXT.repeat(20)), Buffer.of(0xff, 0xfe)]));
    expect(findings.map(({ code }) => code)).toContain('encodingGuessed');
  });
});
