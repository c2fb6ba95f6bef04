import { PolicyScreen } from '@darb/ui/screens/site/PolicyScreen/PolicyScreen';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { policyProps } from './policy.ts';

export const loader = page('cookiesPolicy', ({ visit }) => ({ screen: policyProps(visit, 'cookies') }));

export default function CookiesPolicyPage() {
  return <PolicyScreen {...useScreen<typeof loader>()} />;
}
