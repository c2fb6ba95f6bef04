/**
 * Runs inside the page: what is wrong with the layout of the story that stands in it, in words. Takes the
 * direction that the page must have.
 */
export function layoutFacts(direction: string): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  const name = (element: Element): string => `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  /**
   * The sides between which the words of an element can be seen: the window, or what cuts them off before it.
   * Nothing where one can scroll sideways to them.
   */
  const holderOf = (element: Element): { left: number; right: number } | undefined => {
    let sides = { left: 0, right: root.clientWidth };
    for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
      const look = getComputedStyle(holder);
      if (look.clipPath !== 'none' || look.textOverflow === 'ellipsis') return undefined;
      if (look.overflowX === 'visible') continue;
      if (/auto|scroll/.test(look.overflowX) && holder.scrollWidth > holder.clientWidth) return undefined;
      const { left, right } = holder.getBoundingClientRect();
      if (right - left <= 2) return undefined;
      sides = { 'left': Math.max(sides.left, left), 'right': Math.min(sides.right, right) };
    }
    return sides;
  };

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
    // What was typed into a field stands in the field's own box: as a text in the page it measures nothing.
    const words = document.createRange();
    words.selectNodeContents(element);
    const written = words.getBoundingClientRect();
    const frame = holderOf(element);
    if (
      frame &&
      written.width > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (written.left < frame.left - 2 || written.right > frame.right + 2)
    )
      wrong.push(`words stand outside what shows them: ${name(element)}`);
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

/**
 * Runs inside the page: what this machine's fonts measure, so that pictures are compared only between
 * machines that draw alike.
 */
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
