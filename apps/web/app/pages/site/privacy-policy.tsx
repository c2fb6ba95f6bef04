import { PolicyScreen } from '@darb/ui/screens/site/PolicyScreen/PolicyScreen';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { policyProps } from './policy.ts';

export const loader = page('privacyPolicy', ({ visit }) => ({ screen: policyProps(visit, 'privacy') }));

export default function PrivacyPolicyPage() {
  return <PolicyScreen {...useScreen<typeof loader>()} />;
}
