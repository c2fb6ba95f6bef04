/// <reference types="vite/client" />
import type { Language, Localized } from '@darb/language';
import type { CampaignScreenProps, CampaignView } from '@darb/ui/screens/site/campaign-props';

/** A text of a campaign: Urdu where the page is meant for Pakistan (rule site 21). */
type Said = { ar: string; en: string; ur?: string };

interface CampaignFile {
  title: Said;
  lead: Said;
  /** Of the page of an offer: while it runs, until `{{date}}`. */
  leadNow?: Said;
  keywords: Said;
  stopsTitle: Said;
  stops: { title: Said; text: Said; formula: string | null }[];
  question: { asked: Said; answer: Said } | null;
}

/** Bundled into the server build; a file is called by its view. */
const files = import.meta.glob<CampaignFile>('./campaigns/*.json', { eager: true, import: 'default' });

/** The view of each address: its own, of another spelling too. */
export const VIEWS = {
  ...{ pkmath: 'tiles', pkmaths: 'kites', pkchemistry: 'salt', pkchem: 'ajrak' },
  ...{ pkphysics: 'indus', pkphys: 'railway', pkbiology: 'mangrove', pkbio: 'deodar' },
  ...{ egmath: 'pyramid', egmaths: 'nilometer', jomath: 'stairs', jomaths: 'mosaic', jotawjihimath: 'dune', jotawjihimaths: 'balloon' },
  ...{ PKwelcome: 'truck', PKurduwelcome: 'door', SAwelcome: 'oasis', campaign: 'year', tiktokCampaign: 'clip', fiveDinars: 'night' },
} as const satisfies Record<string, CampaignView>;
export type CampaignRow = keyof typeof VIEWS;
export const CAMPAIGN_ROWS = Object.keys(VIEWS) as CampaignRow[];

type Words = Pick<CampaignScreenProps, 'view' | 'title' | 'lead' | 'stopsTitle' | 'stops' | 'question'> & { keywords: Localized };

/**
 * What a campaign says, in the page’s language or, where it is not written in that, in English; `lastDay`
 * says in a language until when its offer runs.
 */
export function wordsOf(row: CampaignRow, language: Language, lastDay: ((language: Language) => string) | null = null): Words {
  const view = VIEWS[row];
  const file = files[`./campaigns/${view}.json`];
  if (!file) throw new Error(`there are no words for ${view}`);
  const lang = file.title[language] === undefined ? 'en' : language;
  const said = (texts: Said): Localized => ({ text: texts[lang] ?? texts.en, lang });
  return {
    view,
    title: said(file.title),
    lead: file.leadNow && lastDay ? { lang, text: said(file.leadNow).text.replace('{{date}}', lastDay(lang)) } : said(file.lead),
    keywords: said(file.keywords),
    stopsTitle: said(file.stopsTitle),
    stops: file.stops.map(({ title, text, formula }) => ({ title: said(title), text: said(text), formula })),
    question: file.question && { asked: said(file.question.asked), answer: said(file.question.answer) },
  };
}
