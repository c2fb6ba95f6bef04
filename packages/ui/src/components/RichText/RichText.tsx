import type { Inline, Localized, Rich } from '@darb/language';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useForeign } from '../../locale.tsx';
import * as css from './RichText.css.ts';
import { besideFormulas, type Held, type MathPart } from './beside-formulas.ts';

type Tag = 'span' | 'p' | 'div' | 'b' | 'h1' | 'h2' | 'h3';

export interface RichTextProps {
  value: Rich;
  as?: Tag;
}

const hasLines = ({ parts }: Rich): boolean => parts.some((part) => part.kind === 'text' && part.text.includes('\n'));

/**
 * Running text with formulas and pictures, line by line as it was written. It says its language and direction
 * where they are not the page's.
 */
export function RichText({ value, as: Element = 'span' }: RichTextProps) {
  const foreign = useForeign(value.lang);
  return (
    <Element {...foreign} {...(hasLines(value) && { className: css.lines })}>
      {besideFormulas(value.parts).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Element>
  );
}

function Part({ part }: { part: Inline | Held }) {
  switch (part.kind) {
    case 'text':
      return part.strong ? <strong>{part.text}</strong> : <>{part.text}</>;
    case 'math':
      return <Formula {...part} />;
    case 'held':
      return (
        <span className={css.held}>
          <Formula {...part.formula} />
          <Part part={part.mark} />
        </span>
      );
    case 'picture':
      return (
        <img
          className={css.picture}
          src={part.src}
          alt={part.alt}
          width={part.width}
          height={part.height}
          loading="lazy"
          decoding="async"
        />
      );
  }
}

/**
 * A formula reads from left to right in every language. Its MathML was made on the server from TeX that we
 * hold; where that is in pieces, lines end between them. A wide one grows smaller on a narrow screen, and
 * scrolls where that is not enough.
 */
function Formula({ mathml, display, width }: MathPart) {
  const isWide = width !== undefined;
  return (
    <span
      className={display ? css.display : isWide ? css.wide : css.formula}
      style={isWide ? assignInlineVars({ [css.ems]: String(width) }) : undefined}
      dir="ltr"
      dangerouslySetInnerHTML={{ __html: mathml.replaceAll('</math><math', '</math><wbr><math') }}
    />
  );
}

export interface LocalizedTextProps {
  value: Localized;
  as?: Tag;
}

/** A plain text, marked where it is not in the page's language. */
export function LocalizedText({ value, as: Element = 'span' }: LocalizedTextProps) {
  const foreign = useForeign(value.lang);
  if (foreign.lang === undefined && Element === 'span') return <>{value.text}</>;
  return <Element {...foreign}>{value.text}</Element>;
}
