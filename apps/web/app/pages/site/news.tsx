import { NewsScreen } from '@darb/ui/screens/site/NewsScreen/NewsScreen';
import type { NewsScreenProps } from '@darb/ui/screens/site/news-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { articlesIn } from './articles.server.ts';

export const loader = page('news', ({ visit }): { screen: NewsScreenProps } => {
  const [latest, ...earlier] = articlesIn(visit.language).map((article) => ({
    ...article,
    href: href(visit, 'newsArticle', { article: article.id }),
  }));
  if (!latest) throw new Error('the product ships with articles');
  return { screen: { latest, earlier } };
});

export default function NewsPage() {
  return <NewsScreen {...useScreen<typeof loader>()} />;
}
