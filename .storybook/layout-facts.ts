/** Runs inside the page: what is wrong with the layout of the story that stands in it, in words. Takes the direction that the page must have. */
export function layoutFacts(direction: string): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  const name = (element: Element): string => `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  if (root.dir !== direction) wrong.push(`the page runs ${root.dir}, not ${direction}`);
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].find((element) => {
      const box = element.getBoundingClientRect();
      return (box.right > root.clientWidth + 1 || box.left < -1) && getComputedStyle(element).position !== 'absolute';
    });
    wrong.push(`the page scrolls sideways (${root.scrollWidth} px)${wide ? `: ${name(wide)}` : ''}`);
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, math, [aria-hidden="true"], #storybook-highlights-root') || element.offsetParent === null) continue;
    const look = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    if (!ownText || box.width <= 2 || look.clipPath !== 'none') continue;
    const hides = (axis: string) => axis === 'hidden' || axis === 'clip';
    if (hides(look.overflowY) && element.scrollHeight > element.clientHeight + 2) wrong.push(`cut above or below: ${name(element)}`);
    if (hides(look.overflowX) && look.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2)
      wrong.push(`cut at the side: ${name(element)}`);
    if (
      element.matches('a, button, summary, th, td') &&
      look.overflowX === 'visible' &&
      look.display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 2
    )
      wrong.push(`words run out of: ${name(element)}`);
    if (look.direction === direction && look.textAlign === (direction === 'rtl' ? 'left' : 'right'))
      wrong.push(`aligned to the far side: ${name(element)}`);
    if (/[\u0600-\u06FF]/.test(element.textContent ?? '') && look.letterSpacing !== 'normal' && look.letterSpacing !== '0px')
      wrong.push(`letters are torn apart: ${name(element)}`);
  }
  return wrong;
}

/** Runs inside the page: what this machine's fonts measure, so that pictures are compared only between machines that draw alike. */
export function fontMeasures(): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 'none';
  return ['Arial', 'serif', 'math', 'STIX Two Math']
    .map((family) => {
      pen.font = `40px "${family}", ${family}`;
      return Math.round(pen.measureText('Σ √x ∫ ωm درب').width);
    })
    .join(' ');
}
