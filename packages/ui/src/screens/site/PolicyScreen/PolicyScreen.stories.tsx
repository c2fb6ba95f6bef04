import type { Meta, StoryObj } from '@storybook/react-vite';
import policies from '../../../../../../locales/ar/policies.json';
import english from '../../../../../../locales/en/policies.json';
import { everyState } from '../../../story.tsx';
import type { PolicyScreenProps } from '../props.ts';
import { PolicyScreen } from './PolicyScreen.tsx';

const meta: Meta<typeof PolicyScreen> = { title: 'site/Policy', component: PolicyScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof PolicyScreen>;

const others: PolicyScreenProps['others'] = [
  { key: 'terms', href: '#' },
  { key: 'privacy', href: '#' },
  { key: 'cookies', href: '#' },
];
const of = (state: PolicyScreenProps['state']) => ({
  state,
  ...policies[state],
  lang: 'ar' as const,
  lastUpdated: '2020-07-07',
  others: others.filter(({ key }) => key !== state),
});

export const Terms: Story = { args: of('terms') };
export const Privacy: Story = { args: of('privacy') };
export const Cookies: Story = { args: of('cookies') };
/** As the Urdu page shows it: the English text, marked with its own language and direction. */
export const InEnglish: Story = { args: { ...of('terms'), ...english.terms, lang: 'en' } };

everyState<PolicyScreenProps>()({ terms: Terms, privacy: Privacy, cookies: Cookies });
