import { CONTACT_SUBJECTS } from '@darb/contract/contact';
import { countries, PROVINCES } from '@darb/contract/countries';
import { CONTACT_TOPICS } from '@darb/ui/screens/site/contact-props';
import { MAPPED } from '@darb/ui/screens/site/selling-props';
import { LANGUAGES } from '@darb/language';
import { describe, expect, test } from 'vitest';
import { isOffIn } from '../../row.ts';
import { rowOf } from '../../site-map.ts';
import { CAMPAIGN_ROWS, VIEWS, wordsOf } from './campaigns.server.ts';

const PATHS = CAMPAIGN_ROWS.map((row) => rowOf(row).path);
const onIn = (row: (typeof CAMPAIGN_ROWS)[number]) => countries.map(({ code }) => code).filter((code) => !isOffIn(rowOf(row), code));

describe('campaign and welcome pages (rule site 21)', () => {
  test('are the twenty of the specification', () => {
    const subjects = ['pkmath', 'pkmaths', 'pkchemistry', 'pkchem', 'pkphysics', 'pkphys', 'pkbiology', 'pkbio', 'egmath', 'egmaths'];
    const jordan = ['jomath', 'jomaths', 'jotawjihimath', 'jotawjihimaths'];
    expect([...PATHS].sort()).toEqual(
      [
        ...[...subjects, ...jordan].map((name) => `${name}-campaign`),
        ...['PKwelcome', 'PKurduwelcome', 'SAwelcome', 'campaign', 'tiktok_campaign', '5JD_campaign'],
      ].sort(),
    );
  });

  test.for(CAMPAIGN_ROWS)('%s is on in its own country alone, or wherever keys are activated', (row) => {
    const named = /^(pk|eg|jo|sa)/i.exec(row)?.[1]?.toUpperCase();
    expect(onIn(row)).toEqual(named ? [named] : countries.filter(({ checkoutEnabled }) => checkoutEnabled).map(({ code }) => code));
  });

  test.for(CAMPAIGN_ROWS)('%s has all its words in one language, Urdu where it is meant for Pakistan', (row) => {
    for (const language of LANGUAGES) {
      const { title, lead, keywords, stopsTitle, stops, question } = wordsOf(row, language);
      const texts = [title, lead, keywords, stopsTitle, ...stops.flatMap((stop) => [stop.title, stop.text])];
      if (question) texts.push(question.asked, question.answer);
      const expected = language === 'ur' && !/^pk/i.test(row) ? 'en' : language;
      expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set([expected]));
      for (const { text } of texts) expect(text.trim()).not.toBe('');
    }
  });

  test('have a view and a title each that no other has', () => {
    expect(new Set(Object.values(VIEWS)).size).toBe(CAMPAIGN_ROWS.length);
    for (const language of LANGUAGES) {
      expect(new Set(CAMPAIGN_ROWS.map((row) => wordsOf(row, language).title.text)).size).toBe(CAMPAIGN_ROWS.length);
    }
  });
});

test('a form offers the subjects that a message may have', () => expect([...CONTACT_TOPICS]).toEqual([...CONTACT_SUBJECTS]));

test('the map has the provinces that a bookstore may be in', () => expect(PROVINCES.JO).toEqual(MAPPED));
