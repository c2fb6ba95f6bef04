import type { NameChoice } from '@darb/contract';
import { withInitial } from '../account/initial-name.ts';
import type { Account } from '../account/profile.ts';

type Named = Pick<Account, 'fullName' | 'alias'>;

/** What each choice shows (rule league 15). */
export const namesOf = ({ fullName, alias }: Named): { full: string; initial: string; alias: string | null } => ({
  full: fullName,
  initial: withInitial(fullName),
  alias,
});

/**
 * How a student is shown by a choice; null is hidden. An alias that is gone is a first name with an
 * initial.
 */
export function shownName(account: Named, choice: NameChoice): string | null {
  const names = namesOf(account);
  switch (choice) {
    case 'full':
      return names.full;
    case 'alias':
      return names.alias ?? names.initial;
    case 'hidden':
      return null;
    case 'initial':
      return names.initial;
  }
}
