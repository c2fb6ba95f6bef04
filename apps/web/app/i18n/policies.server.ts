import type { Language } from '@darb/language';
import type { PolicyScreenProps } from '@darb/ui/screens/site';
import ar from '../../../../locales/ar/policies.json';
import en from '../../../../locales/en/policies.json';

/** The day on which the rules last changed (rule site 8). */
const LAST_UPDATED = '2020-07-07';

type Policy = PolicyScreenProps['state'];

/**
 * One policy's text. Long editorial texts are Arabic and English; in Urdu the English one is shown, marked
 * (rule site 7).
 */
export function policyTexts(
  language: Language,
  policy: Policy,
): Pick<PolicyScreenProps, 'lang' | 'title' | 'lead' | 'sections' | 'lastUpdated'> {
  const lang = language === 'ar' ? 'ar' : 'en';
  return { lang, ...(lang === 'ar' ? ar : en)[policy], lastUpdated: LAST_UPDATED };
}
