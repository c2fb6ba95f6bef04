import type { Localized } from '@darb/language';
import type { ReactNode } from 'react';
import { Facts, Icon, Link, LocalizedText, SubjectTile, type Place, type SubjectTileProps } from '../../ui.ts';
import * as css from './RowLink.css.ts';

export interface RowLinkProps {
  to: Place;
  title: Localized;
  /** A subject's sign, before its name. */
  tile?: Pick<SubjectTileProps, 'icon' | 'bgColor'>;
  /** A chip beside the name. */
  chip?: ReactNode;
  /** What is in it, each count in words. */
  counts: readonly string[];
}

/** A program or a subject in a list: its name, what is in it, and the way there. */
export const RowLink = ({ to, title, tile, chip, counts }: RowLinkProps) => (
  <li>
    <Link className={css.row({ tile: tile !== undefined })} to={to}>
      {tile ? <SubjectTile icon={tile.icon} bgColor={tile.bgColor} large /> : null}
      <span>
        <span className={css.nameLine}>
          <b>
            <LocalizedText value={title} />
          </b>
          {chip}
        </span>
        <span className={css.counts}>
          <Facts>
            {counts.map((count) => (
              <span key={count}>{count}</span>
            ))}
          </Facts>
        </span>
      </span>
      <span className={css.chevron}>
        <Icon name="chev" />
      </span>
    </Link>
  </li>
);

/** Rows below each other; on wide pages in columns. */
export const Rows = ({ columns = 1, children }: { columns?: 1 | 2 | 3; children: ReactNode }) => (
  <ul className={css.list({ columns })}>{children}</ul>
);
