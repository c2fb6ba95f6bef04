import fc from 'fast-check';
import { rowNames, rowOf, type RowName } from '../../apps/web/app/site-map.ts';
import { ask, askApi } from '../support/ask.ts';
import type { Product } from '../support/product.ts';
import type { Records, TestStudent } from '../support/records.ts';
import type { Report } from '../support/report.ts';
import { inParallel } from './api-calls.ts';
import { oddTexts, sampleOf } from './inputs.ts';
import { problemOfPage } from './verdict.ts';

/** The fields of each form, with what a person could have typed. */
const FORMS: Readonly<Partial<Record<RowName, Readonly<Record<string, readonly string[]>>>>> = {
  signin: { phone: ['0790123456', '٠٧٩ ٠١٢ ٣٤٥٦'], email: ['a@example.org'], country_code: ['JO', 'EG'], password: ['a path of sand'] },
  signup: {
    full_name: ['سلمى'],
    phone: ['0790123456'],
    email: ['b@example.org'],
    country_code: ['JO'],
    password: ['a path of sand'],
    terms: ['on'],
  },
  codeConfirmation: { verification_code: ['123456', '١٢٣٤٥٦'], intent: ['resend', 'verify'] },
  emailConfirmation: { verification_code: ['123456'], intent: ['resend', 'verify'] },
  selectProgram: { program_id: ['1'] },
  chooseProgram: { program_id: ['1'] },
  settingsCurriculum: { program_id: ['1'] },
  accountSettings: { intent: ['look'], language: ['ar', 'en', 'ur'], theme: ['light', 'dark', 'system'] },
  checkout: { voucher: ['ABCD-EFGH-JKLM-NPQR'] },
  lesson: { stars: ['5', '3'], text: ['جيد'] },
  quiz: {
    intent: ['submit', 'skip', 'answer'],
    question_id: ['1'],
    choice: ['a'],
    choices: ['a', 'b'],
    value: ['true', '3'],
    text: ['كلمة'],
    'order.a': ['1'],
    'pair.a': ['b'],
  },
  preferences: { theme: ['light', 'dark', 'system'], language: ['ar', 'en', 'ur'], return: ['/explore'] },
  lessonProgress: { student: [''], lesson: ['1'], report: ['{"position":1,"spans":[[0,1]],"ended":false}'] },
  quizAnswer: {
    student: [''],
    attempt: ['00000000-0000-4000-8000-000000000000'],
    question: ['1'],
    answer: ['{"type":"true_false","value":true}'],
  },
  signOut: {},
};

const EVIL_PATHS = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  'https://evil.example',
  '/ar//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
  '/..//evil.example',
  '/@evil.example',
  'http:evil.example',
  '/ar/..//evil.example',
];

/** A form as some client might send it: fields that fit, that don't, that are missing, twice, or nobody's. */
function bodiesOf(fields: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<[string, string][]> {
  const value = (known: readonly string[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<string[]>(...known) },
      { weight: 2, arbitrary: fc.constantFrom<string[]>(...oddTexts) },
      { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
    );
  const each = Object.entries(fields).map(([name, known]) =>
    fc.oneof(
      { weight: 5, arbitrary: value(known).map((text): [string, string][] => [[name, text]]) },
      { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(value(known), value(known)).map(([one, two]): [string, string][] => [
          [name, one],
          [name, two],
        ]),
      },
    ),
  );
  const foreign = fc.array(
    fc.tuple(
      fc.constantFrom('__proto__', 'constructor', 'is_premium', 'return', 'next', 'intent', '_action', '\0', ''),
      fc.constantFrom<string[]>(...oddTexts, ...EVIL_PATHS),
    ),
    { maxLength: 2 },
  );
  return fc.tuple(...each, foreign).map((parts) => parts.flat());
}

const multipart = (fields: readonly [string, string][]) => ({
  type: 'multipart/form-data; boundary=edge',
  body: `${fields.map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--edge--\r\n`,
});
const encoded = (fields: readonly [string, string][]) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
});

/** Real ids, so that a form is reached and not only its 404. */
export async function placesOf(url: string): Promise<Record<string, number>> {
  const { data: of } = await askApi(url, 'content/subjects?program_id=1');
  const subject = (of['subjects'] as { id: number }[])[0]?.id ?? 1;
  const { data } = await askApi(url, `content/learning-path/assessments?subject_id=${subject}`);
  const first = (data['assessments'] as { quiz_id: number; lesson_id: number; subtopic_id: number }[])[0];
  return { program: 1, subject, subtopic: first?.subtopic_id ?? 1, lesson: first?.lesson_id ?? 1, quiz: first?.quiz_id ?? 1 };
}

const filled = ({ path, example = {} }: ReturnType<typeof rowOf>, places: Record<string, number>) =>
  path.replace('*', 'no-such-page').replace(/:(\w+)/g, (_, name: string) => String(places[name] ?? example[name]));

/**
 * Posts bad forms to every page, with and without JavaScript's way of asking, as a guest and as a student.
 */
export async function fuzzForms(
  { url }: Product,
  records: Records,
  student: TestStudent,
  { cases, seed }: { cases: number; seed: number },
  report: Report,
): Promise<void> {
  const places = await placesOf(url);
  const statuses = new Map<number, number>();
  let sent = 0;
  for (const name of rowNames) {
    const row = rowOf(name);
    const fields = FORMS[name] ?? { text: ['x'] };
    const many = FORMS[name] ? cases : 20;
    await inParallel(sampleOf(bodiesOf(fields), many, seed), async (typed, index) => {
      const form = typed.map(([field, value]): [string, string] => [field, field === 'student' && index % 2 === 0 ? student.id : value]);
      const isStudent = row.who === 'student' ? index % 10 !== 0 : row.who === 'anyone' && index % 2 === 0;
      const token = name === 'signOut' ? await records.tokenOf(student.id) : student.token;
      const { type, body } = index % 5 === 4 ? multipart(form) : encoded(form);
      const language = ['/ar', '/en', '/ur', ''][index % 4] ?? '';
      const asked = index % 3 === 0 ? '.data' : '';
      const next = EVIL_PATHS[index % EVIL_PATHS.length] ?? '';
      const query = `?signup_method=${index % 2 === 0 ? 'email' : 'sms'}&next=${encodeURIComponent(next)}${index % 7 === 0 ? '&retake' : ''}`;
      const path = `${language}/${filled(row, places)}`.replace(/(.)\/$/, '$1');
      const address = `${asked === '' || row.path === '' ? path : `${path}${asked}`}${query}`;
      const pending = encodeURIComponent(
        JSON.stringify({
          method: index % 2 === 0 ? 'email' : 'sms',
          to: typed[0]?.[1] ?? 1,
          countryCode: index % 4 === 0 ? 'XX' : 'JO',
          next,
          resendAt: 'never',
        }),
      );
      const cookie = isStudent ? `access-token=${token}` : `pending-code=${pending}`;
      const problem = await ask(`${url}${address}`, { method: 'POST', headers: { 'content-type': type, cookie }, body }).then(
        ({ status, headers, text }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          return problemOfPage({ status, text, location: headers.location }, new URL(url).origin);
        },
        (error: Error) => error.message,
      );
      sent += 1;
      if (problem !== null)
        report.finding(
          `${name}, case ${index} of seed ${seed}: POST ${address.slice(0, 200)} as ${isStudent ? 'a student' : 'a guest'}: ${problem}\n    sent: ${JSON.stringify(form).slice(0, 300)}`,
        );
    });
  }
  const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  report.fact(`forms of ${rowNames.length} pages, ${sent} requests: ${spread.join(', ')}`);
}
