import { eq } from 'drizzle-orm';
import { students } from '../account/tables.ts';
import type { Db } from '../api.ts';
import type { Learner } from './learner.ts';

/** What nobody else says, to be looked for where it must not be. */
export const OWN_WORDS = {
  name: 'Omar Al-Masri of the tests',
  alias: 'omar.99',
  bio: 'a bio of the tests',
  phone: '+962790000001',
  wanted: 'wanted@example.com',
  opinion: 'an opinion of the tests',
  link: 'a link for grandmother',
} as const;

/** Lets a student do something of everything that leaves a row. */
export async function liveFully({ id, client }: Learner, db: Db, key: string): Promise<void> {
  const { name, alias, bio, phone, wanted, opinion, link } = OWN_WORDS;
  await db.update(students).set({ phone }).where(eq(students.id, id));
  await client.account.updateStudent({ full_name: name, alias, bio });
  await client.account.changeEmail({ email: wanted });
  await client.billing.voucher({ data: { voucher: key, program_id: 1 } });
  const { start_request_id, questions } = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const yesOrNo = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
  await client.assessment.saveAnswer({ start_request_id, question_id: yesOrNo, answer: { type: 'true_false', value: true } });
  await client.assessment.submitQuiz({ start_request_id, answers: [] });
  await client.learning.lesson({ id: 11 });
  await client.progress.watched({ lesson_id: 11, position: 20, spans: [[0, 20]] });
  await client.learning.saveFeedback({ lesson_id: 11, stars: 4, text: opinion });
  await client.progress.share({ name: link });
}
