import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { INKS } from './ink.ts';
import type { Anchor, Outlines, Point } from './geometry.ts';

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
  InputJax: new TeX({ packages: ['base', 'ams', 'cancel', 'color'] }),
  OutputJax: new SVG({ fontCache: 'none' }),
});

interface Set1000 {
  readonly body: string;
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
}
const made = new Map<string, Set1000>();

/**
 * Outlines of a formula at 1000 units an em. Throws an `Error` with MathJax's own words when the TeX is
 * wrong.
 */
function outline(tex: string): Set1000 {
  const known = made.get(tex);
  if (known !== undefined) return known;
  const html = adaptor.outerHTML(page.convert(tex, { display: true }) as LiteElement);
  const wrong = /data-mjx-error="([^"]*)"/.exec(html);
  if (wrong !== null) throw new Error(`the formula “${tex}” cannot be set: ${wrong[1] ?? ''}`);
  const [, viewBox = '', rest = ''] = html.split(/viewBox="([^"]*)">/);
  const body = rest.slice(0, rest.lastIndexOf('</svg>'));
  if (body.includes('<text'))
    throw new Error(`the formula “${tex}” holds a character that the mathematical face lacks; use TeX commands and Latin letters`);
  const [minX = 0, minY = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const painted = Object.entries(INKS)
    .reduce(
      (svg, [name, hex]) => svg.replaceAll(`fill="${name}"`, `fill="${hex}"`).replaceAll(`stroke="${name}"`, `stroke="${hex}"`),
      // The serif face is thin on a dark board at 240p: a stroke of the same colour strengthens it.
      body.replace('fill="currentColor" stroke-width="0"', 'stroke-width="22"').replace('stroke="currentColor"', ''),
    )
    .replaceAll('fill="currentColor"', '')
    .replaceAll('stroke="currentColor"', '');
  const result = { body: painted.replace(/ (?:data|style)[\w-]*="[^"]*"/g, ''), minX, minY, width, height };
  made.set(tex, result);
  return result;
}

/**
 * Sets a TeX formula. `position` is the middle of its height (or its baseline) at the place that `anchor`
 * says; `size` is the em in canvas units. Throws when the TeX is wrong.
 */
export function setFormula(tex: string, position: Point, size: number, anchor: Anchor = 'middle', onBaseline = false): Outlines {
  const { body, minX, minY, width, height } = outline(tex);
  const scale = size / 1000;
  const x = position[0] - { start: 0, middle: width / 2, end: width }[anchor] * scale;
  const y = onBaseline ? position[1] + minY * scale : position[1] - (height / 2) * scale;
  return {
    svg: `<g transform="translate(${(x - minX * scale).toFixed(2)} ${(y - minY * scale).toFixed(2)}) scale(${scale.toFixed(5)})">${body}</g>`,
    box: { x, y, width: width * scale, height: height * scale },
  };
}
