import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Refusal, type progress, type ReplyOf, type ShareLink } from '@darb/contract';
import { SHARE_LINKS_MAX } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { takeAll, takesOfNetwork } from '../account/limits.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Once } from '../once.ts';
import type { ApiOptions, Secrets } from '../options.ts';
import type { Limits } from '../settings.ts';
import { attemptHistory } from './history.ts';
import { report } from './report.ts';
import { subjectsProgressChart } from './service.ts';
import * as queries from './share-queries.ts';

/** How many results a link shows. */
const SHOWN_ATTEMPTS = 10;

type Listed = ReplyOf<typeof progress.shareLinks>;

const tokenOf = (secret: Uint8Array, salt: string): string => createHmac('sha256', secret).update(`share\0${salt}`).digest('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const linkOf = (secrets: Secrets, row: queries.ShareRow): ShareLink => ({
  id: row.id,
  name: row.name,
  language: row.language,
  token: secrets.map((secret) => tokenOf(secret, row.salt)).find((token) => hashOf(token) === row.tokenHash) ?? null,
  created_at: row.createdAt.toISOString(),
  last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
});

/** A student's live links, the oldest first, and how many more they may make (rule progress 10). */
export async function shareLinks(db: Db, secrets: Secrets, student: StudentId): Promise<Listed> {
  const links = (await queries.liveLinks(db, student)).map((row) => linkOf(secrets, row));
  return { links, left: SHARE_LINKS_MAX - links.length };
}

/** Makes a link of 256 random bits. Refuses a sixth live one with `share_links_full`. */
export async function share(
  db: Db,
  { sessionSecrets, limits }: Pick<ApiOptions, 'sessionSecrets' | 'limits'>,
  language: Language,
  student: StudentId,
  name: string,
  now: Date,
): Promise<Listed> {
  await takeAll(db, limits, [{ rule: 'shareLinks', key: student, refusal: 'too_many_requests' }], now);
  // a slot that another request takes at this moment leaves the next one
  for (let tries = 0; tries < SHARE_LINKS_MAX; tries += 1) {
    const salt = randomBytes(32).toString('base64url');
    const row = { studentId: student, name, language, salt, tokenHash: hashOf(tokenOf(sessionSecrets[0], salt)), createdAt: now };
    if (await queries.storeLink(db, row)) return shareLinks(db, sessionSecrets, student);
  }
  throw new Refusal('share_links_full');
}

/** Ends a link; one that is none of the student's changes nothing. */
export async function revokeShare(db: Db, secrets: Secrets, student: StudentId, id: string, now: Date): Promise<Listed> {
  await queries.revokeLink(db, student, id, now);
  return shareLinks(db, secrets, student);
}

/**
 * What a link shows to whoever has it: progress and results of this term, or of all time where nothing was
 * done in it; no address, no answer, the first name alone. Refuses with `content_not_found`.
 */
export async function sharedProgress(
  db: Db,
  limits: Limits,
  network: string,
  link: { token: string; language: Language },
  once: Once,
  now: Date,
): Promise<ReplyOf<typeof progress.sharedProgress>> {
  const [, found] = await Promise.all([
    takeAll(db, limits, takesOfNetwork({ rule: 'sharedProgress', key: network, refusal: 'too_many_requests' }), now),
    queries.linkOf(db, hashOf(link.token), link.language),
  ]);
  const student = found?.student;
  if (!found || !student) throw new Refusal('content_not_found');
  const who = { student: found.studentId as StudentId, program: student.programId };
  const [ofTerm, { attempts }, { subjects }] = await Promise.all([
    report(db, link.language, who, 'term', once, now),
    attemptHistory(db, link.language, who, { limit: SHOWN_ATTEMPTS, offset: 0 }),
    subjectsProgressChart(db, link.language, { student: who.student, standing: { programId: who.program } }, once),
    queries.noteOpening(db, found, now),
  ]);
  const isIdle = ofTerm.began !== null && ofTerm.totals.minutes === 0 && ofTerm.totals.answered === 0;
  const { strongest: _, weakest: __, ...shown } = isIdle ? await report(db, link.language, who, 'all', once, now) : ofTerm;
  return {
    first_name: student.fullName.trim().split(/\s+/, 1)[0] ?? '',
    report: { ...shown, subjects: shown.subjects.map(({ not_begun: ___, ...subject }) => subject) },
    subjects: subjects.map(({ subject, progress_percentage }) => ({ title: subject.title, progress_percentage })),
    attempts: attempts.map(({ type, title, subject, percentage, result, submitted_at }) => ({
      ...{ type, title, subject, percentage, result, submitted_at },
    })),
  };
}
