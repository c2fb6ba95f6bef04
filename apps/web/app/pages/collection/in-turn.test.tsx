import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSubmitInTurn } from './in-turn.ts';

const change = (name: string) => {
  const fields = new FormData();
  fields.set('intent', name);
  return { fields, inPlace: true };
};
const nameOf = (fields: FormData): unknown => fields.get('intent');

test('three changes at once reach the server one after another, each when the one before it was answered', async () => {
  const heard: unknown[] = [];
  const answers: (() => void)[] = [];
  let turn = {} as ReturnType<typeof useSubmitInTurn>;
  const Page = () => {
    turn = useSubmitInTurn('/');
    return null;
  };
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Page />,
      loader: () => ({}),
      action: async ({ request }) => {
        heard.push(nameOf(await request.formData()));
        await new Promise<void>((answer) => answers.push(answer));
        return null;
      },
    },
  ]);
  createRoot(document.createElement('div')).render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await expect.poll(() => turn.underWay).toEqual([]);
  for (const name of ['move', 'out', 'back']) turn.send(change(name));
  for (const [index, left] of [['move', 'out', 'back'], ['out', 'back'], ['back']].entries()) {
    await expect.poll(() => answers.length).toBe(index + 1);
    await expect.poll(() => turn.underWay.map(nameOf)).toEqual(left);
    answers[index]?.();
  }
  await expect.poll(() => turn.underWay).toEqual([]);
  expect(heard).toEqual(['move', 'out', 'back']);
});

test('what still waits when its page is left is sent all the same, in its order', async () => {
  const sent: unknown[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', (address: string, { body }: { body: URLSearchParams }) => {
    sent.push([address, body.get('intent')]);
    return Promise.resolve(new Response());
  });
  let turn = {} as ReturnType<typeof useSubmitInTurn>;
  const Page = () => {
    turn = useSubmitInTurn('/own');
    return null;
  };
  const never = () => new Promise<null>(() => undefined);
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/own', element: null, action: never },
    { path: '/other', element: null },
  ]);
  createRoot(document.createElement('div')).render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await expect.poll(() => turn.underWay).toEqual([]);
  for (const name of ['move', 'out', 'back']) turn.send(change(name));
  await expect.poll(() => turn.underWay.map(nameOf)).toEqual(['move', 'out', 'back']);
  await router.navigate('/other');
  await expect
    .poll(() => sent)
    .toEqual([
      ['/own', 'out'],
      ['/own', 'back'],
    ]);
});
