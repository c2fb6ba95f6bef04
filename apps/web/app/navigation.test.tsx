import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { navigation } from './navigation.tsx';

const { Form } = navigation;

const drawn = (form: ReactElement): string => {
  const place = document.createElement('div');
  const router = createMemoryRouter([{ path: '/', element: form }]);
  flushSync(() => createRoot(place).render(<RouterProvider router={router} future={{ v7_startTransition: false }} />));
  return place.innerHTML;
};

test.each([
  ['below the prefix', <Form key="1" action="/profile" encType="multipart/form-data" />],
  ['of the page itself', <Form key="2" encType="multipart/form-data" />],
  ['as a whole new document', <Form key="3" action="/profile" encType="multipart/form-data" reload />],
])('a form with a file is sent as one: %s', (_, form) => {
  expect(drawn(form)).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
});

test('a form without a file says nothing about how it is sent', () => {
  expect(drawn(<Form action="/profile" />)).toMatch(/^<form (?!.*enctype)/i);
});
