import { PASSWORD_MIN } from '@darb/contract/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { bySms, byMail } from '../testing/sign-ups.ts';
import { guest, test } from '../testing/test.ts';
import { OWN_WORDS } from './own-words.ts';
import { weaknessOf } from './password-rule.ts';
import { limitHits } from './tables.ts';

const nobody = { fullName: '', addresses: [] };
const salma = { fullName: 'سلمى العلي', addresses: ['+962790123456', 'salma.ali2008@example.com'] };
const LIST = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN);

describe('a weak password', () => {
  test.for([
    ['123456', 'password_too_common'],
    ['١٢٣٤٥٦', 'password_too_common'],
    ['۱۲۳۴۵۶', 'password_too_common'],
    ['PassWord', 'password_too_common'],
    [' qwerty ', 'password_too_common'],
    ['123 456', 'password_too_common'],
    ['ｐａｓｓｗｏｒｄ', 'password_too_common'],
    ['darb2026', 'password_too_common'],
    ['درب-2026', 'password_too_common'],
    ['Tawjihi!!!', 'password_too_common'],
    ['التَّوجيهي٢٠٢٦', 'password_too_common'],
    ['الرياضيات', 'password_too_common'],
    ['کلمةالسر', 'password_too_common'],
    ['aaaaaa', 'password_repeats'],
    ['AaAaAaAa', 'password_repeats'],
    ['      ', 'password_repeats'],
    ['a a a a a', 'password_repeats'],
    ['٧٧٧٧٧٧', 'password_repeats'],
    ['👍🏽👍🏽👍🏽👍🏽', 'password_repeats'],
    ['aaa\u200caaa', 'password_repeats'],
    ['0790123456', 'password_personal'],
    ['٠٧٩٠١٢٣٤٥٦', 'password_personal'],
    ['+962 79 012 3456', 'password_personal'],
    ['079012', 'password_personal'],
    ['79012345', 'password_personal'],
    ['x0790123456', 'password_personal'],
    ['سلمى2008', 'password_personal'],
    ['سَلمي العلي', 'password_personal'],
    ['علي-١٢٣', 'password_personal'],
    ['salma.ali2008@example.com', 'password_personal'],
    ['Salma2010', 'password_personal'],
  ] as const)('%s is refused with %s', async ([password, weakness]) => expect(await weaknessOf(password, salma)).toBe(weakness));

  test('is none of three words, a phrase, or a name among much else', async () => {
    for (const password of [
      'a path of sand',
      'رمل ونخيل 7',
      'خيمة بلا سقف',
      'salma walks at dusk',
      'x7#Kq!',
      '83920471',
      'دربنا بين الجبال',
    ])
      expect(await weaknessOf(password, salma)).toBeNull();
  });

  test('is each of the ten thousand most common ones, in any case and either digit system', async () => {
    expect(new Set(LIST.slice(0, 10_000)).size).toBe(10_000);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 9_999 }), fc.boolean(), fc.boolean(), async (at, isUpper, isArabic) => {
        const word = LIST[at] ?? '';
        const cased = isUpper ? word.toUpperCase() : word;
        const typed = isArabic ? cased.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : cased;
        expect(await weaknessOf(typed, nobody)).not.toBeNull();
      }),
    );
  });

  test('is each of our own words with up to four characters around it', async () => {
    const little = fc.array(fc.constantFrom(...'0123456789!?. '), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...OWN_WORDS), little, fc.nat({ max: 4 }), async (word, around, at) => {
        const typed = around.slice(0, at).join('') + word + around.slice(at).join('');
        expect(await weaknessOf(typed, nobody)).not.toBeNull();
      }),
    );
  });

  test('is any one character, however often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.integer({ min: 6, max: 60 }), async (one, times) => {
        expect(await weaknessOf(one.repeat(times), nobody)).toBe('password_repeats');
      }),
    );
  });

  test('is a name of three letters and more with up to four digits, for its owner alone', async () => {
    const name = fc.stringMatching(/^[qzxjkvw]{6,12}$/).filter((text) => new Set(text).size > 1);
    await fc.assert(
      fc.asyncProperty(name, fc.stringMatching(/^\d{0,4}$/), async (fullName, digits) => {
        expect(await weaknessOf(`${fullName}${digits}`, { fullName: `Bint ${fullName}`, addresses: [] })).not.toBeNull();
        expect(await weaknessOf(`${fullName} between the dunes`, { fullName, addresses: [] })).toBeNull();
      }),
    );
  });
});

test('signing up with one is refused by its sentence before anything is counted, sent or kept', async ({ api, db }) => {
  const client = api.client(guest());
  for (const [password, messageKey] of [
    ['123456', 'password_too_common'],
    ['سسسسسس', 'password_repeats'],
    ['0790123456', 'password_personal'],
  ] as const)
    await expect(client.account.signUpBySms({ ...bySms, password })).rejects.toMatchObject({ messageKey, status: 422 });
  await expect(client.account.signUpByEmail({ ...byMail, password: 'Salma@Example.com' })).rejects.toMatchObject({
    messageKey: 'password_personal',
  });
  expect(await db.$count(limitHits)).toBe(0);
  await client.account.signUpBySms(bySms);
});
