import { z } from 'zod';
import { call } from './call.ts';
import { program, subject } from './catalog.ts';
import { contentId } from './content.ts';

/** A subject that matches can be played in; `questions_count` is how many questions its pool has. */
export const leagueSubject = subject.extend({ questions_count: z.int() });
export type LeagueSubject = z.infer<typeof leagueSubject>;

export const league = {
  /**
   * Subjects of a program (the student's own unless another is named) with enough questions for a match. No
   * program, no subjects.
   */
  subjects: call('GET', 'league/subjects', {
    who: 'student',
    input: z.object({ program_id: contentId.optional() }),
    reply: z.object({ program: program.nullable(), subjects: z.array(leagueSubject) }),
    refusals: ['content_not_found'],
  }),
  /**
   * Lets the student into the league, once, within `expires_in` seconds (rule league 7). `url` is null where
   * the league is at the product's own address.
   */
  ticket: call('POST', 'league/ticket', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ ticket: z.string(), expires_in: z.int(), url: z.string().nullable(), server_key: z.string() }),
  }),
};
