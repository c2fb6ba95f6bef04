import { Link, useLoaderData } from '@remix-run/react';
import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [{ title: 'A minimal page' }];

export const loader = () => ({ name: 'Salma' });

export default function Page() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Welcome, {name}</h1>
      <p>
        <Link to="/">Home</Link>
      </p>
    </main>
  );
}
