import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import { countryOf } from '@darb/contract/countries';
import { isLanguage } from '@darb/language';
import { SettingsScreen } from '@darb/ui/screens/account/SettingsScreen/SettingsScreen';
import type { SettingsScreenProps } from '@darb/ui/screens/account/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { keepLanguage, keepTheme } from '../../server/kept-choices.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

type Fixed = Omit<SettingsScreenProps, 'pending'>;

export const loader = page('accountSettings', async ({ visit, student, api }): Promise<{ screen: Fixed }> => {
  const { programs } = await api.catalog.programs({ country: student.country });
  return {
    screen: {
      state: 'ready',
      fullName: student.full_name,
      alias: student.alias,
      picture: student.image,
      phone: { value: student.phone, isVerified: student.is_sms_verified, pending: null, change: null },
      // an address is an account's only once its code came back
      email: { value: student.email, isVerified: true, pending: null, change: null },
      password: { isSet: student.has_password, changedAt: student.password_changed_at, change: null },
      program: {
        title: programs.find(({ id }) => id === student.program_id)?.title ?? null,
        country: countryOf(student.country).name[visit.language],
        change: href(visit, 'settingsCurriculum'),
      },
      look: { language: visit.language, theme: visit.theme ?? 'system' },
      visibility: null,
      places: { picture: null, edit: null, devices: null, data: null },
      signOutAction: href(visit, 'signOut'),
      action: href(visit, 'accountSettings'),
    },
  };
});

/**
 * Keeps language and theme, and shows the page anew in them: by its whole address, for Remix would write the
 * prefix of the language before in front of any other one.
 */
export const action = actionOf('accountSettings', ({ visit, context, fields }) => {
  const language = fields.text('language');
  keepTheme(context, fields.text('theme'));
  keepLanguage(context, language);
  if (!isLanguage(language)) return Promise.resolve(redirect(pathOf(visit, 'accountSettings')));
  return Promise.resolve(redirect(`${visit.origin}${href({ ...visit, prefix: `/${language}` }, 'accountSettings')}`));
});

export default function SettingsPage() {
  return <SettingsScreen {...useScreen<typeof loader>()} pending={useNavigation().state === 'submitting'} />;
}
