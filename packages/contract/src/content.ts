import type { Block, Inline, Localized, Rich } from '@darb/language';
import { z } from 'zod';

/**
 * Ids of programs, subjects, subtopics, lessons, quizzes and tests: positive integers that fit PostgreSQL's
 * `integer`.
 */
export const contentId = z.int().min(1).max(2_147_483_647);
/** Ids of everything that a student creates. */
export const uuid = z.uuid();

export const language = z.enum(['ar', 'en', 'ur']);
export type LanguageCode = z.infer<typeof language>;

/**
 * A plain text in the language that the pack has: the asked one, else Arabic (rule catalog 15). The page
 * marks it with `lang` and `dir`.
 */
export const localized = z.object({ text: z.string(), lang: language }) satisfies z.ZodType<Localized>;

/**
 * A piece of running text. `math` is MathML made on the server from TeX; `tex` is its source, for copying and
 * for screen readers that want it, and `width` is in ems, of those that a narrow phone may not hold.
 */
export const inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), strong: z.boolean().optional() }),
  z.object({ kind: z.literal('math'), mathml: z.string(), tex: z.string(), display: z.boolean(), width: z.number().optional() }),
  z.object({ kind: z.literal('picture'), src: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
]) satisfies z.ZodType<Inline>;

/** Running text with formulas and pictures, in one language. */
export const rich = z.object({ lang: language, parts: z.array(inline) }) satisfies z.ZodType<Rich>;

/** A block of a lesson's text version. `law` is a formula that stands alone, with what its letters mean. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: rich }),
  z.object({ kind: z.literal('paragraph'), text: rich }),
  z.object({ kind: z.literal('law'), formula: rich, note: rich.nullable() }),
  z.object({ kind: z.literal('steps'), items: z.array(rich) }),
  z.object({ kind: z.literal('list'), items: z.array(rich) }),
]) satisfies z.ZodType<Block>;

export type { Block, Inline, Localized, Rich } from '@darb/language';

/** A subject's look: `icon` names one of the drawn subject icons, `bgColor` is `#RRGGBB`. */
export const subjectIcon = z.enum(['math', 'physics', 'chemistry', 'biology', 'science', 'arabic', 'english', 'book']);
export type SubjectIcon = z.infer<typeof subjectIcon>;
export const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
