import type { Visibility } from '@darb/contract';
import { eq, inArray, or } from 'drizzle-orm';
import { programTitleOf } from '../catalog/program-title.ts';
import { rowsBelow, rowsWith, type PersonalTable } from '../personal-data.ts';
import {
  accountActs,
  codes,
  linkTokens,
  loginFlows,
  loginProofs,
  logins,
  pendingSignUps,
  refreshTokens,
  sessions,
  students,
} from './tables.ts';

/** What becomes of an account's own rows (rule account 51). The student's comes last: others point to it. */
export const accountData: readonly PersonalTable[] = [
  {
    table: refreshTokens,
    rowsOf: rowsBelow(refreshTokens.sessionId, sessions.id, sessions.studentId),
    erasure: 'deleted',
    download: { leftOut: 'hashes of secrets; the sessions stand in it' },
  },
  {
    table: sessions,
    rowsOf: rowsWith(sessions.studentId),
    erasure: 'deleted',
    download: {
      part: 'sessions',
      columns: {
        device: sessions.device,
        country: sessions.country,
        begun: sessions.createdAt,
        used: sessions.lastUsedAt,
        ended: sessions.endedAt,
      },
      shape: ({ device, ...row }) => ({ ...row, device: wordsOfDevice(device as typeof sessions.$inferSelect.device) }),
    },
  },
  {
    table: codes,
    rowsOf: ({ id, addresses }) => or(eq(codes.client, id), inArray(codes.destination, [...addresses])),
    erasure: 'deleted',
    download: { leftOut: 'hashes of secrets that live ten minutes' },
  },
  {
    table: linkTokens,
    rowsOf: ({ id, addresses }) => or(eq(linkTokens.studentId, id), inArray(linkTokens.address, [...addresses])),
    erasure: 'deleted',
    download: { leftOut: 'hashes of secrets that live a day' },
  },
  {
    table: loginFlows,
    rowsOf: rowsWith(loginFlows.studentId),
    erasure: 'deleted',
    download: { leftOut: 'secrets that live ten minutes' },
  },
  {
    table: loginProofs,
    rowsOf: ({ addresses }) => inArray(loginProofs.email, [...addresses]),
    erasure: 'deleted',
    download: { leftOut: 'hashes of secrets that live an hour' },
  },
  {
    table: logins,
    rowsOf: rowsWith(logins.studentId),
    erasure: 'deleted',
    download: { part: 'logins', columns: { provider: logins.provider, account: logins.subject, begun: logins.linkedAt } },
  },
  {
    table: pendingSignUps,
    rowsOf: ({ addresses }) => inArray(pendingSignUps.address, [...addresses]),
    erasure: 'deleted',
    download: { leftOut: 'what a stranger may have written for an address; gone once it is proven' },
  },
  {
    table: accountActs,
    rowsOf: rowsWith(accountActs.studentId),
    erasure: { keptFor: 'who asks whether an account was erased is answered by it; its id leads nowhere', cleared: {} },
    download: { part: 'acts', columns: { at: accountActs.at, act: accountActs.act, by: accountActs.by } },
  },
  {
    table: students,
    rowsOf: rowsWith(students.id),
    erasure: 'deleted',
    download: {
      part: 'account',
      columns: {
        full_name: students.fullName,
        alias: students.alias,
        bio: students.bio,
        phone: students.phone,
        phone_verified: students.phoneVerifiedAt,
        email: students.email,
        email_verified: students.emailVerifiedAt,
        program: programTitleOf(students.programId),
        country: students.country,
        language: students.language,
        digits: students.numberingSystem,
        appearance: students.appearance,
        shown: students.visibility,
        league_name: students.leagueName,
        statistics: students.statistics,
        referral_code: students.referralCode,
        referred_by: students.referredByCode,
        chat: students.chatRestoreId,
        password_changed: students.passwordChangedAt,
        joined: students.createdAt,
      },
      shape: ({ shown, ...row }) => {
        const { full_name, picture, bio, program } = shown as Visibility;
        return { ...row, shows_full_name: full_name, shows_picture: picture, shows_bio: bio, shows_program: program };
      },
    },
  },
];

const wordsOfDevice = (device: typeof sessions.$inferSelect.device): string | null =>
  device && [device.browser, device.system].filter((word) => word !== null).join(', ');
