import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import type { Student } from '@darb/contract';
import { countryOf } from '@darb/contract/countries';
import { rowOf } from '@darb/contract/message-keys';
import { isLanguage } from '@darb/language';
import { SettingsScreen } from '@darb/ui/screens/account/SettingsScreen/SettingsScreen';
import type { ContactRow, SettingsScreenProps } from '@darb/ui/screens/account/props';
import { keepForm } from '../../client/connection-lost.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import type { Fields } from '../../server/fields.ts';
import { keepLanguage, keepTheme } from '../../server/kept-choices.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { shownNumber } from './dial-codes.ts';
import { ownContact } from './own-contact.ts';
import { waitingChanges, type WaitingChange } from './waiting-change.ts';

type Fixed = Omit<SettingsScreenProps, 'pending'>;

const contactOf = (student: Student, of: 'phone' | 'email', waiting: WaitingChange | null, change: string): ContactRow => {
  const isThere = student[of] !== null;
  return {
    value: isThere ? ownContact(student, of) : null,
    // an address is an account's only once its code came back
    isVerified: of === 'email' ? isThere : student.is_sms_verified,
    pending: waiting && (of === 'email' ? waiting.to : shownNumber(waiting)),
    change,
  };
};

export const loader = page('accountSettings', async ({ visit, student, api }): Promise<{ screen: Fixed }> => {
  const [{ programs }, waiting, { logins }, ways] = await Promise.all([
    api.catalog.programs({ country: student.country }),
    waitingChanges(api),
    api.account.logins({}),
    api.account.loginProviders({}),
  ]);
  return {
    screen: {
      state: 'ready',
      fullName: student.full_name,
      alias: student.alias,
      picture: student.image,
      phone: contactOf(student, 'phone', waiting.phone, href(visit, 'settingsPhone')),
      email: contactOf(student, 'email', waiting.email, href(visit, 'settingsEmail')),
      password: { isSet: student.has_password, changedAt: student.password_changed_at, change: href(visit, 'settingsPassword') },
      logins:
        logins.length + ways.providers.length === 0
          ? null
          : { providers: logins.map(({ provider }) => provider), change: href(visit, 'settingsLogins') },
      program: {
        title: programs.find(({ id }) => id === student.program_id)?.title ?? null,
        country: countryOf(student.country).name[visit.language],
        change: href(visit, 'settingsCurriculum'),
      },
      look: { language: visit.language, theme: visit.theme ?? 'system', digits: student.numbering_system },
      visibility: student.visibility,
      places: {
        picture: href(visit, 'settingsPicture'),
        edit: href(visit, 'profileEdit', { userId: student.id }),
        devices: href(visit, 'settingsDevices'),
        data: href(visit, 'settingsData'),
        billings: href(visit, 'myBillings'),
        invite: countryOf(visit.country).inviteFriendsEnabled ? href(visit, 'inviteFriends') : null,
      },
      signOutAction: href(visit, 'signOut'),
      action: href(visit, 'accountSettings'),
    },
  };
});

/** What of a student the form of the look changes; a choice that is none changes nothing. */
function lookFrom(fields: Fields) {
  const [language, digits, theme] = [fields.text('language'), fields.text('numbering_system'), fields.text('theme')];
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(digits === 'latn' || digits === 'arab' ? { numbering_system: digits } : digits === 'country' ? { numbering_system: null } : {}),
    ...(theme === 'light' || theme === 'dark' ? { appearance: theme } : theme === 'system' ? { appearance: null } : {}),
  } as const;
}

const ticked = (fields: Fields, part: string): boolean => fields.text(part) !== '';

/**
 * Keeps what others may see (`intent=visibility`), or the look on every device, and shows the page anew in
 * it: by its whole address, for Remix would write the prefix of the language before in front of another.
 */
export const action = actionOf('accountSettings', async ({ visit, context, api, fields }) => {
  const here = pathOf(visit, 'accountSettings');
  const isVisibility = fields.text('intent') === 'visibility';
  const look = lookFrom(fields);
  try {
    await api.account.updateStudent(
      isVisibility
        ? {
            visibility: {
              full_name: ticked(fields, 'full_name'),
              picture: ticked(fields, 'picture'),
              bio: ticked(fields, 'bio'),
              program: ticked(fields, 'program'),
            },
          }
        : look,
    );
  } catch (thrown) {
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).leadsTo !== undefined) throw thrown;
    context.tell(thrown.messageKey);
    return redirect(here);
  }
  context.tell('profile_updated');
  if (isVisibility) return redirect(here);
  keepTheme(context, fields.text('theme'));
  const { language } = look;
  if (language === undefined) return redirect(here);
  keepLanguage(context, language);
  return redirect(`${visit.origin}${href({ ...visit, prefix: `/${language}` }, 'accountSettings')}`);
});

export const clientAction = keepForm;

export default function SettingsPage() {
  return <SettingsScreen {...useScreen<typeof loader>()} pending={useNavigation().state === 'submitting'} />;
}
