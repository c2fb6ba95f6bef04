/// <reference types="vite/client" />
import type { Block, Language, Localized } from '@darb/language';
import type { NewsEntry, NewsPictureName } from '@darb/ui/screens/site/news-props';

type Written = 'ar' | 'en';
type Piece = { heading: string } | { paragraph: string } | { list: string[] };

/** An article as its file has it, in both languages (rule site 7). */
interface ArticleFile {
  date: string;
  picture: NewsPictureName | null;
  title: Record<Written, string>;
  summary: Record<Written, string>;
  details: Record<Written, Piece[]>;
}

/** Bundled into the server build; the number of an article is the name of its file. */
const files = import.meta.glob<ArticleFile>('./articles/*.json', { eager: true, import: 'default' });
const articles = Object.entries(files)
  .map(([path, file]) => ({ id: Number(/\/(\d\d)\.json$/.exec(path)?.[1]), file }))
  .sort((one, other) => other.id - one.id);

export type Article = Omit<NewsEntry, 'href'>;

const writtenIn = (language: Language): Written => (language === 'ar' ? 'ar' : 'en');

function articleIn(language: Written, { id, file }: (typeof articles)[number]): Article {
  const said = (texts: Record<Written, string>): Localized => ({ text: texts[language], lang: language });
  return { id, title: said(file.title), summary: said(file.summary), date: file.date, picture: file.picture };
}

function blockIn(lang: Written, piece: Piece): Block {
  const rich = (text: string) => ({ lang, parts: [{ kind: 'text' as const, text }] });
  if ('heading' in piece) return { kind: 'heading', text: rich(piece.heading) };
  if ('list' in piece) return { kind: 'list', items: piece.list.map(rich) };
  return { kind: 'paragraph', text: rich(piece.paragraph) };
}

/** All articles in the language in which this page has them, the newest first (rule site 27). */
export const articlesIn = (language: Language): Article[] => articles.map((article) => articleIn(writtenIn(language), article));

/** The text of each article, made once: a page draws the same blocks once. */
const texts = new Map<string, Block[]>();

/** The text of an article; null where there is no such article. */
export function articleText(language: Language, id: number): Block[] | null {
  const written = writtenIn(language);
  const key = `${written} ${id}`;
  const known = texts.get(key);
  if (known) return known;
  const found = articles.find((article) => article.id === id);
  if (!found) return null;
  const made = found.file.details[written].map((piece) => blockIn(written, piece));
  texts.set(key, made);
  return made;
}
