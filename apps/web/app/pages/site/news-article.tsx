import { data } from '@remix-run/node';
import type { Block } from '@darb/language';
import { NewsArticleScreen } from '@darb/ui/screens/site/NewsArticleScreen/NewsArticleScreen';
import type { NewsArticleScreenProps } from '@darb/ui/screens/site/news-props';
import { href } from '../../href.ts';
import { failurePage } from '../../server/failure-page.ts';
import { page } from '../../server/page.ts';
import { usePageText, useScreen } from '../../shown-screen.ts';
import { articlesIn, articleText, type Article } from './articles.server.ts';

interface ArticlePage {
  screen: Omit<NewsArticleScreenProps, 'text'>;
  text: readonly Block[];
  names: Record<string, string>;
}

export const loader = page('newsArticle', async ({ visit, params, context }): Promise<ArticlePage> => {
  const articles = articlesIn(visit.language);
  const at = articles.findIndex(({ id }) => id === params.article);
  const article = articles[at];
  const text = articleText(visit.language, params.article);
  if (!article || !text) throw data(await failurePage('notFound', visit, context), { status: 404 });
  const beside = (other: Article | undefined) =>
    other ? { title: other.title, href: href(visit, 'newsArticle', { article: other.id }) } : null;
  return {
    screen: { ...article, newer: beside(articles[at - 1]), older: beside(articles[at + 1]), all: href(visit, 'news') },
    text,
    names: { title: article.title.text, summary: article.summary.text },
  };
});

export default function NewsArticlePage() {
  return <NewsArticleScreen {...useScreen<typeof loader>()} text={usePageText()} />;
}
