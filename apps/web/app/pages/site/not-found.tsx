import { NotFoundScreen } from '@darb/ui/screens/site/NotFoundScreen/NotFoundScreen';
import type { NotFoundScreenProps } from '@darb/ui/screens/site/props';
import { failurePage } from '../../server/failure-page.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page('notFound', async ({ visit, context }): Promise<{ screen: NotFoundScreenProps; status: number }> => {
  const { screen } = await failurePage('notFound', visit, context);
  return { screen, status: 404 };
});

export default function NotFoundPage() {
  return <NotFoundScreen {...useScreen<typeof loader>()} />;
}
