/** How near to the edge of the window a dragged row makes the page scroll, and by how much a frame. */
const EDGE = 90;
const STEP = 10;

interface Row {
  element: HTMLElement;
  /** In the page. */
  top: number;
  height: number;
}

/** Places are counted from 1. */
export interface Dragged {
  /** Hears each place that the row comes to, and says what stands in the row meanwhile. */
  at: (to: number) => string;
  /** Gets the place where it was let go, if that is another one. */
  dropped: (to: number) => void;
}

/**
 * Lets a row of a list be dragged by a grip in it, with a mouse, a pen or a finger. Escape lets go where it
 * was. Keys move rows by buttons of their own.
 */
export function drag(event: PointerEvent, grip: HTMLElement, { at, dropped }: Dragged): void {
  const own = grip.closest('li');
  if (!own?.parentElement || event.button !== 0) return;
  event.preventDefault();
  grip.setPointerCapture(event.pointerId);
  const rows = [...own.parentElement.querySelectorAll<HTMLElement>(':scope > li[data-entity]')].map((element): Row => {
    const { top, height } = element.getBoundingClientRect();
    return { element, top: top + scrollY, height };
  });
  const from = rows.findIndex(({ element }) => element === own);
  const self = rows[from];
  if (!self) return;
  const facts = own.querySelector<HTMLElement>('[data-facts]');
  let [to, clientY, frame] = [from, event.clientY, 0];
  const start = clientY + scrollY;

  const tell = (): void => {
    const text = at(to + 1);
    if (facts) facts.dataset['to'] = text;
  };
  const draw = (): void => {
    const by = clientY + scrollY - start;
    const middle = self.top + by + self.height / 2;
    const before = to;
    to = rows.filter(({ top, height, element }) => element !== own && top + height / 2 < middle).length;
    if (to !== before) tell();
    rows.forEach(({ element }, index) => {
      const gives = index > from && index <= to ? -self.height : index < from && index >= to ? self.height : 0;
      element.style.transform = element === own ? `translateY(${by}px)` : gives === 0 ? '' : `translateY(${gives}px)`;
    });
  };
  const scroll = (): void => {
    const by = clientY < EDGE ? -STEP : clientY > innerHeight - EDGE ? STEP : 0;
    if (by !== 0) {
      scrollBy(0, by);
      draw();
    }
    frame = requestAnimationFrame(scroll);
  };
  const onMove = (next: PointerEvent): void => {
    clientY = next.clientY;
    draw();
  };
  const end = (isDropped: boolean): void => {
    cancelAnimationFrame(frame);
    grip.removeEventListener('pointermove', onMove);
    grip.removeEventListener('pointerup', onUp);
    grip.removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey);
    delete own.dataset['dragged'];
    delete facts?.dataset['to'];
    for (const { element } of rows) element.style.transform = '';
    if (!isDropped && to !== from) at(from + 1);
    if (isDropped && to !== from) dropped(to + 1);
  };
  const onUp = (): void => end(true);
  const onCancel = (): void => end(false);
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end(false);
  };
  grip.addEventListener('pointermove', onMove);
  grip.addEventListener('pointerup', onUp);
  grip.addEventListener('pointercancel', onCancel);
  addEventListener('keydown', onKey);
  own.dataset['dragged'] = '';
  frame = requestAnimationFrame(scroll);
}
