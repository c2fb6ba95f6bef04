import { z } from 'zod';
import { call } from './call.ts';
import { language, localized, uuid } from './content.ts';
import { SHARE_LINKS_MAX, SHARE_NAME_MAX, lengthOf } from './limits.ts';
import { report, reportAttempt } from './report.ts';

/** A link as its student sees it. */
export const shareLink = z.object({
  id: uuid,
  /** Whose it is, in the student's words; empty where they gave none. */
  name: z.string(),
  /** The language of its page. */
  language,
  /** What stands in its address; null when the secret that made it is gone, and it can only be revoked. */
  token: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_opened_at: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;

const listed = z.object({ links: z.array(shareLink).max(SHARE_LINKS_MAX), left: z.int().min(0).max(SHARE_LINKS_MAX) });

/** A report without what only its student needs. */
const sharedReport = report.omit({ strongest: true, weakest: true, subjects: true }).extend({
  subjects: z.array(report.shape.subjects.element.omit({ not_begun: true })),
});

export const shareCalls = {
  shareLinks: call('GET', 'progress/share', { who: 'student', input: z.object({}), reply: listed }),
  /** Makes a link, in the language of the one who asks (rule progress 10). */
  share: call('POST', 'progress/share', {
    who: 'student',
    input: z.object({
      name: z
        .string()
        .trim()
        .refine((text) => lengthOf(text) <= SHARE_NAME_MAX),
    }),
    reply: listed,
    refusals: ['share_links_full'],
  }),
  /** Ends a link for good. One that is none of the student's changes nothing and answers the same. */
  revokeShare: call('DELETE', 'progress/share', { who: 'student', input: z.object({ id: uuid }), reply: listed }),
  /**
   * What a link shows. A POST: its token stands in no address of the API. A link in another language, one
   * that was revoked and one that never was are all `content_not_found`.
   */
  sharedProgress: call('POST', 'progress/shared', {
    who: 'anyone',
    input: z.object({ token: z.string().min(1).max(100), language }),
    reply: z.object({
      first_name: z.string(),
      report: sharedReport,
      /** How far the subjects of the student's programme are. */
      subjects: z.array(z.object({ title: localized, progress_percentage: z.int().min(0).max(100) })),
      attempts: z.array(reportAttempt.pick({ type: true, title: true, subject: true, percentage: true, result: true, submitted_at: true })),
    }),
    refusals: ['content_not_found'],
  }),
};
