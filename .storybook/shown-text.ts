/** The event by which the page tells the panel, and whoever listens, which texts its story shows. */
export const TEXTS_SHOWN = 'darb/texts-shown';

/** A text that a story shows. */
export interface ShownText {
  /** Namespace and key, without the plural form: `learning:minutes`. */
  key: string;
  /** The same with the plural form that was chosen: `learning:minutes_few`. */
  exact: string;
  /** As it stands in the page. */
  text: string;
  /** What the story put into its slots. */
  values: Record<string, string>;
}

/** Which stories show a key, made by `npm run test:stories`: ids and names of stories by key. */
export interface TextIndex {
  stories: Record<string, string>;
  keys: Record<string, string[]>;
}

/** Where Storybook serves the index. */
export const TEXT_INDEX = 'texts/index.json';
