import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directionOf, type Language } from '@darb/language';
import { LAND, Land } from '@darb/ui/screens/site/CampaignScreen/Scene';
import { color } from '@darb/ui/theme/contract.css';
import { palettes } from '@darb/ui/theme/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import type Sharp from 'sharp';
import type { Card } from './card-names.server.ts';

/** What the programs that show cards ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LAND_HEIGHT = 360;
/** A title takes three lines at most: what is longer is set smaller. */
const TEXT = { width: WIDTH - 2 * EDGE, height: 236 };

const FAMILIES: Readonly<Record<Language, string>> = { ar: 'Cairo Bold', en: 'Cairo Bold', ur: 'Noto Nastaliq Urdu, Cairo Bold' };

interface Tools {
  readonly sharp: typeof Sharp;
  readonly letters: Readonly<Record<Language, string>>;
}

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The letters as files, which is what the drawing library reads; it knows of one from its first use on. */
async function openTools(): Promise<Tools> {
  const [{ default: sharp }, arabic, latin, nastaliq] = await Promise.all([
    import('sharp'),
    import('./cairo-arabic.ttf?inline'),
    import('./cairo-latin.ttf?inline'),
    import('./nastaliq.ttf?inline'),
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'darb-letters-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const files = { arabic: bytesOf(arabic.default), latin: bytesOf(latin.default), nastaliq: bytesOf(nastaliq.default) };
  const file = (name: keyof typeof files): string => path.join(folder, `${name}.ttf`);
  for (const name of ['arabic', 'latin', 'nastaliq'] as const) {
    await writeFile(file(name), files[name]);
    await sharp({ text: { text: 'د d', font: FAMILIES.ur, fontfile: file(name) } })
      .raw()
      .toBuffer();
  }
  return { sharp, letters: { ar: file('arabic'), en: file('latin'), ur: file('nastaliq') } };
}
let tools: Promise<Tools> | undefined;
/** Opened once; what failed, on a full disk for one, is tried again with the next card. */
const toolsOf = (): Promise<Tools> =>
  (tools ??= openTools().catch((error: unknown) => {
    tools = undefined;
    throw error;
  }));

const values = Object.entries(palettes.light).map(([name, value]) => [color[name as keyof typeof color], value] as const);
/** A drawing with the colours themselves, by day. */
const coloured = (svg: string): string => values.reduce((drawn, [variable, value]) => drawn.replaceAll(variable, value), svg);

/** The land of a card with the name of Darb above it; it runs to where its language is read. */
function groundOf({ view }: Card, isMirrored: boolean): string {
  const isNight = view === 'night';
  const mark = isMirrored ? WIDTH - EDGE - 170 : EDGE;
  return coloured(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill={isNight ? color.slabDeep : color.sky} />
        <g transform={isMirrored ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
          <svg y={HEIGHT - LAND_HEIGHT} width={WIDTH} height={LAND_HEIGHT} viewBox={LAND} preserveAspectRatio="xMidYMax slice">
            <Land view={view} />
          </svg>
        </g>
        <g transform={`translate(${mark} 44) scale(1.29)`} fill="none" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          <g stroke={isNight ? color.slabInk : color.primary}>
            <path d="M112 11c8 5 13 12 11.5 19.5C122.3 36.3 117 38 110 38h-8" />
            <path d="M88.5 23c3.5 11 .5 21.5-14 26" />
            <path d="M64 24c3.5 9.5 0 14-9.5 14H18.5C8.5 38 6 32.5 9 24" />
          </g>
          <circle cx="37" cy="53.5" r="5.2" fill={color.accent} stroke="none" />
        </g>
      </svg>,
    ),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Draws a card, as PNG. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { sharp, letters } = await toolsOf();
  const { lang, text } = card.title;
  const isMirrored = directionOf(lang) === 'rtl';
  const ink = palettes.light[card.view === 'night' ? 'slabInk' : 'ink'];
  const set = async (size: number) =>
    sharp({
      text: {
        text: `<span foreground="${ink}">${escaped(text)}</span>`,
        font: `${FAMILIES[lang]} ${size}`,
        fontfile: letters[lang],
        width: TEXT.width,
        rgba: true,
        // Nastaliq slants, and takes all of its line
        spacing: lang === 'ur' ? 0 : -22,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  let title = await set(64);
  for (let size = 56; title.info.height > TEXT.height && size > 30; size -= 8) title = await set(size);
  // a picture has no direction of its own
  const at = isMirrored ? WIDTH - EDGE - title.info.width : EDGE;
  const made = await sharp(Buffer.from(groundOf(card, isMirrored)))
    .composite([{ input: title.data, ['left']: at, top: 156 }])
    .png({ palette: true, effort: 4 })
    .toBuffer();
  return new Uint8Array(made);
}
