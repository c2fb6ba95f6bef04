import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, NAMESPACES, useSamples } from './said.ts';

/** Title, description and keywords of every page, as a search shows the first two. */
const meta = { title: 'Texts/PageTitles' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Page({ namespace, page }: { namespace: string; page: string }) {
  const say = useSamples(namespace);
  const at = (part: string) => say(`meta.${page}.${part}`);
  return (
    <li>
      <h2 style={{ color: color.primary }}>{at('title')}</h2>
      <p>{at('description')}</p>
      <p style={{ color: color.inkSoft }}>{at('keywords')}</p>
    </li>
  );
}

const pages = NAMESPACES.flatMap((namespace) =>
  [...new Set(keysOf(namespace, { prefix: 'meta.' }).flatMap((key) => key.split('.')[1] ?? []))].map((page) => ({ namespace, page })),
);

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: space.l, maxInlineSize: 640 }}>
      {pages.map((page) => (
        <Page key={`${page.namespace} ${page.page}`} {...page} />
      ))}
    </ul>
  ),
};
