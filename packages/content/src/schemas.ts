import { z } from 'zod';

/** What a field must look like beside being of its kind; the schemas give these codes as their messages. */
export const SHAPES = ['keyShape', 'colourShape', 'numberNameShape', 'mediaNameShape', 'rangeDown', 'rangeTooLong'] as const;
const shape = (code: (typeof SHAPES)[number]): string => code;

/** The shapes of a pack's YAML files (FORMAT.md). The JSON Schemas in `schema/` are made from these. */

const id = z.int().min(1).max(2_147_483_647).describe('A positive integer, unique in its kind over the whole pack and never reused.');
const order = z.int().min(1).describe('Its place among its siblings: 1, 2, 3 … without gaps.');
const words = z.string().trim().min(1);

/** A map of languages, Arabic always; or a plain string where words play no part. */
const texts = z
  .union([words, z.strictObject({ ar: words, en: words.optional(), ur: words.optional() })])
  .describe('{ ar, en, ur }, Arabic always; a plain string stands for all three where words play no part. Formulas between \\( and \\).');
export type TextsInput = z.infer<typeof texts>;

const COUNTRIES = ['JO', 'PS', 'EG', 'SA', 'IQ', 'PK', 'SD', 'lang', 'other', 'QA', 'OM'] as const;
const key = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, shape('keyShape'))
  .max(80);

export const packFile = z.strictObject({ name: key, format: z.literal(1) });
export const programFile = z.strictObject({ id, order, country: z.enum(COUNTRIES), title: texts });
const everyLanguage = z.strictObject({ ar: words.max(160), en: words.max(160), ur: words.max(160) });
const instructor = z.strictObject({
  name: texts,
  about: everyLanguage.describe('One line about them, in all three languages.'),
});
export const subjectFile = z.strictObject({
  id,
  order,
  title: texts,
  bgColor: z.string().regex(/^#[0-9A-Fa-f]{6}$/, shape('colourShape')),
  icon: z.enum(['math', 'physics', 'chemistry', 'biology', 'science', 'arabic', 'english', 'book']),
  instructors: z
    .array(instructor)
    .max(6)
    .default([])
    .describe('Who made the subject: real persons who agreed to stand here, or a team. Left out, nothing is shown.'),
});
export const topicFile = z.strictObject({ id, order, title: texts });
export const subtopicFile = z.strictObject({ id, order, title: texts });
const isPremium = z.boolean().describe('Whether it needs a subscription.');
export const lessonFile = z.strictObject({
  id,
  order,
  title: texts,
  is_premium: isPremium,
  is_head: z.boolean().default(false).describe('The lesson that the address of its subtopic leads to; exactly one in a subtopic.'),
});

const numberName = z.string().regex(/^(?:[a-df-oq-z]\w*|e\w+|p(?:i\w+|[A-Za-hj-z0-9_]\w*)?)$/, shape('numberNameShape'));
const expression = z.string().trim().min(1).max(200);
/** The most numbers that one parameter runs through. */
const NUMBERS_MAXIMUM = 1000;

/** What a question has whose numbers are drawn (FORMAT.md, "Numbers that are drawn"). */
const drawn = {
  parameters: z
    .record(
      numberName,
      z.union([
        z
          .strictObject({ from: z.number(), to: z.number(), step: z.number().positive().default(1) })
          .refine(({ from, to }) => from < to, shape('rangeDown'))
          .refine(({ from, to, step }) => (to - from) / step <= NUMBERS_MAXIMUM, shape('rangeTooLong')),
        z.array(z.number()).min(2).max(NUMBERS_MAXIMUM),
      ]),
    )
    .optional()
    .describe('Numbers drawn for each student, as { from, to, step } or a list; texts show them as {{name}}.'),
  values: z
    .record(numberName, expression)
    .optional()
    .describe('Numbers worked out from the parameters and the values above, as expressions.'),
  where: z
    .union([expression, z.array(expression).min(1)])
    .optional()
    .describe('Comparisons that must hold; numbers for which one does not are never drawn.'),
  decimals: z.int().min(0).max(6).default(2).describe('The most decimals that a shown value may have.'),
  negative: z.boolean().default(false).describe('Whether a shown value may be negative.'),
};

const questionBase = {
  key: key.describe('Unique in its file, never changed.'),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  stem: texts,
  explanation: texts
    .optional()
    .describe('Why the right answer is right, and what a tempting wrong one missed. May be missing where questions were imported.'),
  lesson: id.optional().describe('In a test: the lesson of its subtopic that it asks about. Left out where it asks about several.'),
  spelling: z.boolean().default(false).describe('The question is about spelling: options may differ by letters that look alike.'),
  ...drawn,
};
const option = z.strictObject({ text: texts, correct: z.boolean().default(false) });
const weighted = z.strictObject({ text: texts, correct: z.boolean().default(false), weight: z.number().min(-1).max(1).optional() });

export const questionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...questionBase, type: z.literal('single_choice'), options: z.array(option).min(2).max(8) }),
  z.strictObject({ ...questionBase, type: z.literal('multiple_choice'), options: z.array(weighted).min(3).max(8) }),
  z.strictObject({
    ...questionBase,
    type: z.literal('true_false'),
    answer: z.union([z.boolean(), expression]).describe('true or false; with parameters a comparison too.'),
  }),
  z.strictObject({
    ...questionBase,
    type: z.literal('numeric'),
    answer: z.union([z.number(), expression]).describe('A number; with parameters an expression too.'),
    tolerance: z.number().min(0).default(0),
    unit: words.max(30).optional(),
    check: expression.optional().describe('An expression that the checker works out and compares with the answer.'),
  }),
  z.strictObject({ ...questionBase, type: z.literal('short_text'), accepted: z.array(words.max(200)).min(1) }),
  z.strictObject({ ...questionBase, type: z.literal('ordering'), items: z.array(texts).min(3).max(10) }),
  z.strictObject({
    ...questionBase,
    type: z.literal('matching'),
    pairs: z
      .array(z.strictObject({ left: texts, right: texts }))
      .min(2)
      .max(10),
  }),
]);
export type QuestionInput = z.infer<typeof questionSchema>;
type WithAnswer<Question> = Question extends { type: 'numeric' }
  ? Omit<Question, 'answer'> & { answer: number }
  : Question extends { type: 'true_false' }
    ? Omit<Question, 'answer'> & { answer: boolean }
    : Question;
/** A question whose numbers are drawn already: its answer is one. */
export type PlainQuestion = WithAnswer<QuestionInput>;

/** The fewest questions of a quiz, and of a test. */
export const QUIZ_MINIMUM = 6;
export const TEST_MINIMUM = 10;
export const quizFile = z.strictObject({ id, title: texts.optional(), questions: z.array(questionSchema).min(1) });
export type QuizInput = z.infer<typeof quizFile>;
const minutes = z.int().min(1).max(300);
export const testFile = z.strictObject({
  id: id.describe('A positive integer that no other test and no quiz has.'),
  order: order.describe('Its place among the lessons of its subtopic: 1, 2, 3 … without gaps.'),
  title: texts,
  is_premium: isPremium,
  suggested_minutes: minutes.optional().describe('How long it should take: said before it begins, and not enforced.'),
  limit_minutes: minutes.optional().describe('When it is over, counted from its beginning, whether the student stays or leaves.'),
  questions: z.array(questionSchema).min(1),
});
export type TestInput = z.infer<typeof testFile>;

/** `video/video.json`, which the video tool writes. Names are of files beside it. */
const mediaName = z.string().regex(/^[a-z0-9.-]+$/, shape('mediaNameShape'));
export const videoFile = z.looseObject({
  duration: z.number().positive(),
  poster: mediaName.nullable(),
  sources: z
    .array(
      z.looseObject({
        quality: z.enum(['240p', '480p']),
        type: z.enum(['video/webm', 'video/mp4']),
        codecs: z.string().min(1),
        width: z.int().positive(),
        height: z.int().positive(),
        file: mediaName,
      }),
    )
    .min(1),
  captions: z.array(z.looseObject({ lang: z.enum(['ar', 'en', 'ur']), file: mediaName })),
});

/** The files that people write, by the name of their schema. */
export const writtenFiles = {
  pack: packFile,
  program: programFile,
  subject: subjectFile,
  topic: topicFile,
  subtopic: subtopicFile,
  lesson: lessonFile,
  quiz: quizFile,
  test: testFile,
} as const;
