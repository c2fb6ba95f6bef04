import type { Language } from '@darb/language';
import type { PolicyScreenProps } from '@darb/ui/screens/site/props';
import ar from '../../../../locales/ar/policies.json';
import en from '../../../../locales/en/policies.json';
import ur from '../../../../locales/ur/policies.json';

/** The day on which the rules last changed (rule site 8). */
const LAST_UPDATED = '2020-07-07';
const TEXTS = { ar: { ...en, ...ar }, en, ur: { ...en, ...ur } };

type Policy = PolicyScreenProps['state'];

/** One policy's text, in each of the three languages (rule site 7). */
export function policyTexts(language: Language, policy: Policy): Pick<PolicyScreenProps, 'title' | 'lead' | 'sections' | 'lastUpdated'> {
  return { ...TEXTS[language][policy], lastUpdated: LAST_UPDATED };
}
