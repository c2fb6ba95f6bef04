import type { Block, Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { TextMarkup } from '../learning/props.ts';

/** What is drawn beside an article. */
export type NewsPictureName = 'road' | 'key' | 'phone' | 'digits' | 'kept' | 'letters' | 'shield' | 'cup' | 'chart';

export interface NewsEntry {
  id: number;
  title: Localized;
  summary: Localized;
  /** ISO date. */
  date: string;
  picture: NewsPictureName | null;
  href: Place;
}

/** All articles, the newest first. */
export interface NewsScreenProps {
  latest: NewsEntry;
  earlier: NewsEntry[];
}

type Neighbour = Pick<NewsEntry, 'title' | 'href'> | null;

/** One article, between the one that came before it and the one after. */
export interface NewsArticleScreenProps extends Omit<NewsEntry, 'href'> {
  text: readonly Block[] | TextMarkup;
  older: Neighbour;
  newer: Neighbour;
  all: Place;
}
