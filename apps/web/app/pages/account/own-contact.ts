import type { Student } from '@darb/contract';
import { shownNumber } from './dial-codes.ts';

/** What a student is reached by now, as it is shown; empty for nothing. */
export function ownContact({ phone, email, country }: Pick<Student, 'phone' | 'email' | 'country'>, of: 'phone' | 'email'): string {
  if (of === 'email') return email ?? '';
  return phone === null ? '' : shownNumber({ to: phone, countryCode: country });
}
