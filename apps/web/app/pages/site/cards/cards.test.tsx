// @vitest-environment node
import { LANGUAGES } from '@darb/language';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { publicPath } from '../../../href.ts';
import { readParams } from '../../../params.ts';
import { articlesIn } from '../articles.server.ts';
import { CAMPAIGN_ROWS } from '../campaigns.server.ts';
import { cardNamed, cardOf } from './card-names.server.ts';
import { drawCard } from './draw-card.server.tsx';

const paths = [
  publicPath('home'),
  publicPath('aboutUs'),
  ...CAMPAIGN_ROWS.map((row) => publicPath(row)),
  ...articlesIn('ar').map(({ id }) => publicPath('newsArticle', { article: id })),
];

describe('cards of shared pages (rule site 31)', () => {
  test('each page has one in each language, under an address that is a card’s', () => {
    for (const path of paths) {
      const file = cardOf(path);
      expect(readParams({ card: 'card' }, { card: file }), path).toEqual({ card: file });
      for (const language of LANGUAGES) expect(cardNamed(file, language)?.title.text.trim(), path).toBeTruthy();
    }
  });

  test.for(['news-16.png', 'nowhere.png', 'news-015.png', '.png'])('%s is none', (file) => expect(cardNamed(file, 'ar')).toBeNull());

  test.for(LANGUAGES)('is a picture of 1200 × 630 with letters in %s', async (language) => {
    const card = cardNamed('darb.png', language);
    if (!card) throw new Error('there is a card of Darb');
    const bytes = await drawCard(card);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(60_000);
    // dark letters on a light ground, where the title stands
    const { channels } = await sharp(bytes)
      .extract({ ['left']: 72, top: 156, width: 1056, height: 90 })
      .greyscale()
      .stats();
    expect(channels[0]?.min).toBeLessThan(80);
  });
});
