import type { Localized } from '@darb/language';
import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';

interface TeamEntry {
  name: Localized;
  role: Localized;
  about: Localized;
}

/** Who makes Darb, and who is looked for (`#careers`). `empty`: the operator has told of nobody yet. */
export type TeamScreenProps = { contact: Place } & (
  { state: 'ready'; people: TeamEntry[]; openings: TeamEntry[] } | { state: 'empty'; about: Place }
);

export const CONTACT_TOPICS = ['key', 'account', 'lesson', 'idea', 'school', 'other'] as const;
export type ContactField = 'subject' | 'reach' | 'text';

/** Where a country's visitors reach us; what is null has no place on the page. */
export interface ContactWays {
  number: string | null;
  help: string | null;
  ideas: string | null;
  schools: string | null;
  office: Localized | null;
  map: string | null;
}

/**
 * `write`: the form; what is wrong with a field is one of `contact:wrong`. `sent`: the message is kept, which
 * is all that is said.
 */
export type ContactScreenProps = { ways: ContactWays } & (
  ({ state: 'write'; resetPassword: Place; textMax: number } & FormProps<ContactField>) | { state: 'sent'; again: Place; home: Place }
);
