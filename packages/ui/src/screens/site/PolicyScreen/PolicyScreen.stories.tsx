import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../../locale.tsx';
import { everyState } from '../../../story.tsx';
import type { PolicyScreenProps } from '../props.ts';
import { PolicyScreen } from './PolicyScreen.tsx';

type Policy = PolicyScreenProps['state'];
const POLICIES: readonly Policy[] = ['terms', 'privacy', 'cookies'];

/** The policy as a page in the toolbar's language shows it. */
function InPageLanguage({ state, lastUpdated, others }: PolicyScreenProps) {
  const { i18n } = useTranslation();
  const lang = usePageLanguage();
  // The product reads this file whole on the server; its sentences are none of the keys that screens say.
  const t = i18n.getFixedT(lang, 'policies' as 'site') as unknown as (key: string, options: object) => unknown;
  const texts = t(state, { returnObjects: true }) as Pick<PolicyScreenProps, 'title' | 'lead' | 'sections'>;
  return <PolicyScreen {...{ state, lastUpdated, others, ...texts }} />;
}

const meta: Meta<typeof PolicyScreen> = {
  title: 'Site/Policy',
  component: PolicyScreen,
  parameters: { frame: 'guest' },
  render: (args) => <InPageLanguage {...args} />,
};
export default meta;
type Story = StoryObj<typeof PolicyScreen>;

const of = (state: Policy): Story => ({
  args: { state, lastUpdated: '2020-07-07', others: POLICIES.filter((key) => key !== state).map((key) => ({ key, href: '#' })) },
});

export const Terms = of('terms');
export const Privacy = of('privacy');
export const Cookies = of('cookies');

everyState<PolicyScreenProps>()({ terms: Terms, privacy: Privacy, cookies: Cookies });
