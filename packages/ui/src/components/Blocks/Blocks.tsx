import type { Block } from '@darb/language';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './Blocks.css.ts';

export interface BlocksProps {
  blocks: readonly Block[];
  headingLevel?: 2 | 3;
  id?: string;
}

/** What a column of such text wears. */
export const proseClass = css.prose;

/**
 * The text version of a lesson: headings, paragraphs, laws, steps and lists in one column that is easy to
 * read.
 */
export const Blocks = ({ id, ...text }: BlocksProps) => (
  <div id={id} className={css.prose}>
    <BlocksInside {...text} />
  </div>
);

/** The same without the column around it. */
export const BlocksInside = ({ blocks, headingLevel = 2 }: BlocksProps) => (
  <>
    {blocks.map((block, index) => (
      <OneBlock key={index} block={block} heading={`h${headingLevel}`} />
    ))}
  </>
);

function OneBlock({ block, heading }: { block: Block; heading: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return <RichText as={heading} value={block.text} />;
    case 'paragraph':
      return <RichText as="p" value={block.text} />;
    case 'law':
      return (
        <div className={css.law}>
          <div className={css.formula}>
            <RichText as="p" value={block.formula} />
          </div>
          {block.note ? (
            <div className={css.note}>
              <RichText as="p" value={block.note} />
            </div>
          ) : null}
        </div>
      );
    case 'steps':
      return (
        <ol className={css.steps}>
          {block.items.map((item, index) => (
            <li key={index} className={css.step}>
              <RichText value={item} />
            </li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichText value={item} />
            </li>
          ))}
        </ul>
      );
  }
}
