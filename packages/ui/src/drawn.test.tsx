import { act, lazy, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawnPart, type Drawn } from './drawn.tsx';
import { Link, NavigationProvider, type Navigation } from './navigation.tsx';

interface Row {
  rows: string[];
}

const Rows = ({ rows }: Row) => (
  <ul>
    {rows.map((row) => (
      <li key={row} id={`row-${row}`}>
        <Link to={`/rows/${row}`}>{row}</Link>
      </li>
    ))}
  </ul>
);

const followed: string[] = [];
const navigation: Navigation = {
  Link: ({ to, children }) => <a href={to}>{children}</a>,
  Form: ({ children }) => <form>{children}</form>,
  useFollow: () => (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href') ?? '');
    return true;
  },
};
const page = (of: Drawn<Row>) => (
  <NavigationProvider value={navigation}>
    <DrawnPart id="rows" of={of} as={Rows} />
  </NavigationProvider>
);

let place: HTMLElement;
let root: Root;
const link = (row: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#row-${row} a`);
  if (!found) throw new Error(`no link ${row}`);
  return found;
};
const show = (of: Drawn<Row>) => act(async () => root.render(page(of)));

beforeEach(async () => {
  followed.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page({ props: { rows: ['a', 'b & c', 'd'] } }));
  await act(async () => {
    root = hydrateRoot(place, page({}));
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

test('a part that came as markup is taken over as it is, without its props', async () => {
  const before = place.innerHTML;
  await show({});
  expect(place.innerHTML).toBe(before);
  expect(place.textContent).toBe('ab & cd');
});

test('it is drawn from its props once they are there, with the focus on the link that was pressed', async () => {
  link('d').focus();
  await act(async () => link('d').click());
  expect(followed).toEqual(['/rows/d']);
  await show({ props: { rows: ['d', 'e'] } });
  expect(place.textContent).toBe('de');
  expect(document.activeElement).toBe(link('d'));
});

test('its links act by themselves once React has drawn them', async () => {
  await show({ props: { rows: ['a'] } });
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void link('a').dispatchEvent(pressed));
  expect(followed).toEqual([]);
});

test('a document that brings the props too keeps its markup until they change, though its script is not there', async () => {
  await act(async () => root.unmount());
  const given = { props: { rows: ['a', 'b'] } };
  let arrive: (script: { default: typeof Rows }) => void = () => undefined;
  const Later = lazy(() => new Promise<{ default: typeof Rows }>((done) => (arrive = done)));
  const later = (of: Drawn<Row>) => (
    <NavigationProvider value={navigation}>
      <DrawnPart id="rows" of={of} as={Later} />
    </NavigationProvider>
  );
  place.innerHTML = renderToString(page(given));
  const before = place.innerHTML;
  await act(async () => {
    root = hydrateRoot(place, later(given));
  });
  expect(place.innerHTML).toBe(before);
  await act(async () => startTransition(() => root.render(later({ props: { rows: ['c'] } }))));
  expect(place.innerHTML).toBe(before);
  await act(async () => arrive({ default: Rows }));
  expect(place.textContent).toBe('c');
});
