import { PolicyScreen } from '@darb/ui/screens/site/PolicyScreen/PolicyScreen';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { policyProps } from './policy.ts';

export const loader = page('termsOfUse', ({ visit }) => ({ screen: policyProps(visit, 'terms') }));

export default function TermsOfUsePage() {
  return <PolicyScreen {...useScreen<typeof loader>()} />;
}
