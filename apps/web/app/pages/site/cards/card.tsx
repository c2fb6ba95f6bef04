import type { Language } from '@darb/language';
import { page } from '../../../server/page.ts';
import { notFound } from '../../../server/session.ts';
import { cardNamed, type Card } from './card-names.server.ts';
import { drawCard } from './draw-card.server.tsx';

/** Every card that was asked for, drawn once, one at a time: there are some ninety, of 30 kB each. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();

function drawnOnce(file: string, language: Language, card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${language} ${file}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = last.catch(() => undefined).then(async () => drawCard(card));
  last = made;
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

/** The picture that stands beside a page where it is shared (rule site 31). */
export const loader = page('card', async ({ visit, params }) => {
  const card = cardNamed(params.card, visit.language);
  if (!card) throw notFound();
  const picture = await drawnOnce(params.card, visit.language, card);
  throw new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' } });
});
