import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFormula } from '../../packages/content/src/formula.ts';
import { Blocks } from '../../packages/ui/src/components/Blocks/Blocks.tsx';
import { Choice } from '../../packages/ui/src/components/Choice/Choice.tsx';
import { RichText } from '../../packages/ui/src/components/RichText/RichText.tsx';
import { Card } from '../../packages/ui/src/ui.ts';

/**
 * Every formula of the pack where it is narrowest: one of a lesson as a law, one of a question as an option.
 * `npm run test:stories` measures them on narrow phones.
 */
const meta = { title: 'Texts/Formulas', tags: ['!test', '!autodocs'], parameters: { a11y: { test: 'off' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const files = import.meta.glob<string>('../../packages/content/packs/**/*.{md,yaml}', { eager: true, query: '?raw', import: 'default' });

/** What stands for a drawn number: none in the pack is wider. */
const WIDEST = '112.5';
/** TeX as YAML gives it: `''` is a prime in single quotes, two backslashes are one in double ones. */
const fromYaml = (raw: string): string => raw.replaceAll("''", "'").replaceAll('\\\\', '\\');

const formulas = new Map<string, { tex: string; display: boolean; isOfLesson: boolean }>();
for (const [file, text] of Object.entries(files))
  for (const [, inline, own] of text.matchAll(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g)) {
    const isOfLesson = file.endsWith('.md');
    const raw = (inline ?? own ?? '').trim().replaceAll(/\{\{\w+\}\}/g, WIDEST);
    const tex = isOfLesson ? raw : fromYaml(raw);
    formulas.set(`${isOfLesson} ${own !== undefined} ${tex}`, { tex, display: own !== undefined, isOfLesson });
  }

export const OfThePack: Story = {
  render: () => (
    <Card>
      {[...formulas.values()].map(({ tex, display, isOfLesson }, index) => {
        const value = { lang: 'ar' as const, parts: [readFormula(tex, display)] };
        return (
          <div key={index} data-tex={tex}>
            {isOfLesson ? (
              <Blocks blocks={[display ? { kind: 'law', formula: value, note: null } : { kind: 'paragraph', text: value }]} />
            ) : (
              <Choice name={`option-${index}`} value="a" badge={1} spoken={tex}>
                <RichText value={value} />
              </Choice>
            )}
          </div>
        );
      })}
    </Card>
  ),
};
