import { useTranslation } from 'react-i18next';
import { Field, PhoneField, Tabs, useFormErrorText } from '../../ui.ts';
import type { FormProps } from '../../form.ts';
import type { Reach } from './props.ts';

/** Leads from the form with a phone to the one with an address, and back. */
export function ReachTabs({ state, tabs }: Pick<Reach, 'state' | 'tabs'>) {
  const { t } = useTranslation('account');
  return (
    <Tabs
      label={t('method')}
      tabs={[
        { to: tabs.phone, text: t('byPhone'), current: state === 'phone' },
        ...(tabs.whatsapp === undefined ? [] : [{ to: tabs.whatsapp, text: t('byWhatsapp'), current: state === 'whatsapp' }]),
        { to: tabs.email, text: t('byEmail'), current: state === 'email' },
      ]}
    />
  );
}

type ReachFieldProps = Pick<Reach, 'state' | 'dialCodes' | 'otherCodes' | 'country' | 'allCodes'> &
  Pick<FormProps<'phone' | 'country_code' | 'email'>, 'values' | 'problem'> & { hint?: string };

/** The phone or the address, whichever the page is about. */
export function ReachField({ state, dialCodes, otherCodes, country, allCodes, values, problem, hint }: ReachFieldProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  return state !== 'email' ? (
    <PhoneField
      label={t('phone')}
      name="phone"
      codeName="country_code"
      codes={dialCodes}
      otherCodes={otherCodes}
      allCodes={allCodes}
      defaultCode={values.country_code ?? country}
      defaultNumber={values.phone}
      hint={hint}
      error={errorText(problem?.fields.phone)}
      required
    />
  ) : (
    <Field
      label={t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      ltr
      defaultValue={values.email}
      hint={hint}
      error={errorText(problem?.fields.email)}
      required
    />
  );
}
