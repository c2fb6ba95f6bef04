import { Refusal } from '@darb/contract';
import { profileOf, visitorProfile, type Profile } from '../account/profile.ts';
import { subscriptionOf } from '../billing/subscriptions.ts';
import { endOfDay } from '../calendar.ts';
import type { AddressOf } from '../catalog/localize.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { signedAddresses } from '../media/address.ts';
import * as queries from './queries.ts';

/** What decides about a lesson: whether it is premium, and whose program it belongs to. */
export interface Guarded {
  isPremium: boolean;
  programId: number;
}

/**
 * What a student may see of content: the program they chose, and whether a subscription of a program is
 * active, ended or was never there.
 */
export interface Standing {
  programId: number | null;
  subscription(programId: number): 'active' | 'ended' | null;
  /** When the subscription of a program is over; null where there never was one. */
  paidUntil(programId: number): Date | null;
}

/** A student and what they may see. */
export interface Learner {
  student: StudentId;
  standing: Standing;
}

/** A student who is shown something, with the addresses that files have for them until a moment. */
export interface Viewer extends Learner {
  addresses: (until: Date | null) => AddressOf;
}

const standingOf = ({ account, subscriptions }: Profile, now: Date): Standing => ({
  programId: account.programId,
  subscription: (programId) => {
    const found = subscriptionOf(subscriptions, programId, now);
    return found && (found.active ? 'active' : 'ended');
  },
  paidUntil: (programId) => {
    const found = subscriptionOf(subscriptions, programId, now);
    return found && endOfDay(found.until);
  },
});

/** The student who asks, with their standing. */
export const learnerOf = async (context: Context<StudentId>): Promise<Learner> => ({
  student: context.student,
  standing: standingOf(await profileOf(context), context.now()),
});

/** The same of whoever asks; null for a guest. */
export async function visitingLearner(context: Context): Promise<Learner | null> {
  const profile = await visitorProfile(context);
  return profile && { student: profile.account.id, standing: standingOf(profile, context.now()) };
}

const withAddresses = ({ options, now }: Context, learner: Learner): Viewer => ({
  ...learner,
  addresses: signedAddresses(options.sessionSecrets[0], learner.student, now()),
});

/** As `learnerOf`, with the addresses of files. */
export const viewerOf = async (context: Context<StudentId>): Promise<Viewer> => withAddresses(context, await learnerOf(context));

/** As `visitingLearner`, with the addresses of files. */
export async function visitingViewer(context: Context): Promise<Viewer | null> {
  const learner = await visitingLearner(context);
  return learner && withAddresses(context, learner);
}

/**
 * The program that a student's free and paid lessons are in; other programs can only be browsed
 * (rule learning 3).
 */
export const isOtherProgram = (standing: Standing, guarded: Guarded): boolean =>
  standing.programId !== null && standing.programId !== guarded.programId;

/**
 * What a visitor may see of a lesson (rule learning 1, rule learning 2). Refuses a lesson of another program
 * with `other_program`.
 */
export function accessTo(standing: Standing | null, guarded: Guarded): 'open' | 'must_sign_up' | 'must_subscribe' {
  if (!standing) return 'must_sign_up';
  if (isOtherProgram(standing, guarded)) throw new Refusal('other_program');
  return !guarded.isPremium || standing.subscription(guarded.programId) === 'active' ? 'open' : 'must_subscribe';
}

/** Until when what is open to a student stays so: a paid lesson while it is paid; null without end. */
export const openUntil = (standing: Standing, { isPremium, programId }: Guarded): Date | null =>
  isPremium ? standing.paidUntil(programId) : null;

/**
 * Lets only those pass who may do the lesson. Refuses with `other_program`, `not_subscribed` or
 * `subscription_ended`.
 */
export function requireAccess(standing: Standing, guarded: Guarded): void {
  if (accessTo(standing, guarded) === 'open') return;
  throw new Refusal(standing.subscription(guarded.programId) === 'ended' ? 'subscription_ended' : 'not_subscribed');
}

/**
 * A lesson that this student may do, with its quiz and place. Refuses with `content_not_found` and as
 * `requireAccess` does.
 */
export async function openLesson(db: Db, standing: Standing, lessonId: number): Promise<queries.LessonRow> {
  const row = await queries.lessonById(db, lessonId);
  if (!row) throw new Refusal('content_not_found');
  requireAccess(standing, { isPremium: row.lesson.isPremium, programId: row.programId });
  return row;
}

/** Whether there is a lesson of this id that is not retired. */
export const isLesson = async (db: Db, id: number): Promise<boolean> => (await queries.lessonById(db, id)) !== undefined;
