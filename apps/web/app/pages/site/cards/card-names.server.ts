import type { Language, Localized } from '@darb/language';
import type { CampaignView } from '@darb/ui/screens/site/campaign-props';
import { textNamed } from '../../../i18n/texts.server.ts';
import { rowOf } from '../../../site-map.ts';
import { articlesIn } from '../articles.server.ts';
import { CAMPAIGN_ROWS, VIEWS, wordsOf } from '../campaigns.server.ts';

/** The card of every page that has none of its own. */
const GENERAL = 'darb';
const viewOf = new Map<string, CampaignView>(CAMPAIGN_ROWS.map((row) => [`/${rowOf(row).path}`, VIEWS[row]]));
const rowShowing = new Map(CAMPAIGN_ROWS.map((row) => [VIEWS[row] as string, row]));

/** The file of a page's card, by the page's path below the language. */
export function cardOf(path: string): string {
  const [pathname = ''] = path.split('?', 1);
  const article = /^\/news\/(\d+)$/.exec(pathname)?.[1];
  return `${article ? `news-${article}` : (viewOf.get(pathname) ?? GENERAL)}.png`;
}

/** What a card shows: the title that it says, and over which land. */
export interface Card {
  readonly title: Localized;
  readonly view: CampaignView;
}

/** A card by its file; null for one that there is not. */
export function cardNamed(file: string, language: Language): Card | null {
  const name = file.replace(/\.png$/, '');
  if (name === GENERAL) return { title: { text: textNamed(language, 'site', 'home.title') ?? '', lang: language }, view: 'year' };
  const row = rowShowing.get(name);
  if (row) return { title: wordsOf(row, language).title, view: VIEWS[row] };
  const id = /^news-(\d+)$/.exec(name)?.[1];
  const article = articlesIn(language).find((one) => String(one.id) === id);
  return article ? { title: article.title, view: 'clip' } : null;
}
