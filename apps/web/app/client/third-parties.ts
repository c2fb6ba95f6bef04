import type { ThirdParties } from '../third-parties.ts';
import { onMeasured } from './measured.ts';

/** Milliseconds between two looks for another company's script, and until nobody looks any more. */
const LOOK_EVERY = 100;
const LOOK_FOR = 20_000;

type Zendesk = (...command: string[]) => void;
interface Freshchat {
  init: (settings: Readonly<Record<string, string>>) => void;
}
interface Foreign {
  dataLayer?: unknown[];
  fcWidget?: Freshchat;
  zE?: Zendesk;
}
const foreign = () => window as unknown as Foreign;

/** What a script brings, looked for every 100 ms for 20 s; null when it has not come by then. */
export const whenThere = <Found>(look: () => Found | undefined): Promise<Found | null> =>
  new Promise((resolve) => {
    let left = LOOK_FOR / LOOK_EVERY;
    const timer = setInterval(() => {
      const found = look();
      left -= 1;
      if (found === undefined && left > 0) return;
      clearInterval(timer);
      resolve(found ?? null);
    }, LOOK_EVERY);
  });

function addScript(address: string, id = ''): void {
  const script = document.createElement('script');
  Object.assign(script, { src: address, async: true, id });
  document.head.append(script);
}

/** Google's own way of speaking: it reads the arguments of a call, not a list. */
function say(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (foreign().dataLayer ??= []).push(arguments);
}

/** A page by the name of its row: an address may hold what belongs to one student. */
const pageOf = (row: string) => ({ page_location: `${location.origin}/${row}`, page_title: row, page_referrer: '' });

function startAnalytics(id: string): void {
  say('js', new Date());
  say('config', id, {
    ...pageOf(''),
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  onMeasured((event) => say('event', 'purchase', event));
}

let areIn = false;

/** Lets them in, once a document: with the language, and never with who it is (rule site 37). */
export function letIn({ analytics, freshchat, zendesk }: ThirdParties, language: string): void {
  if (areIn) return;
  areIn = true;
  if (analytics) startAnalytics(analytics);
  if (freshchat) {
    addScript(`${freshchat.host}/js/widget.js`);
    void whenThere(() => foreign().fcWidget).then((widget) => widget?.init({ ...freshchat, locale: language }));
  }
  if (zendesk) {
    addScript(`https://static.zdassets.com/ekr/snippet.js?key=${zendesk}`, 'ze-snippet');
    void whenThere(() => foreign().zE).then((zE) => zE?.('messenger:set', 'locale', language));
  }
}

/** Counts a page; where no counter was let in nobody hears it. */
export const tellPage = (row: string): void => {
  if (foreign().dataLayer) say('event', 'page_view', pageOf(row));
};
