import { SubjectTile } from '../../ui.ts';
import * as css from './collection.css.ts';
import type { EntityPicture } from './props.ts';

/** A lesson's first board, a formula of a question, or the sign of the subject. */
export function Picture(picture: EntityPicture) {
  switch (picture.kind) {
    case 'board':
      return (
        <img
          className={css.thumb}
          src={picture.src}
          srcSet={`${picture.src} 100w, ${picture.src.replace('100x75', '1080x1080')} 1080w`}
          sizes="76px"
          alt=""
          loading="lazy"
        />
      );
    case 'formula':
      return (
        <span className={`${css.thumb} ${css.formula}`} aria-hidden="true" dir="ltr" dangerouslySetInnerHTML={{ __html: picture.mathml }} />
      );
    case 'subject':
      return (
        <span className={css.thumb}>
          <SubjectTile icon={picture.icon} bgColor={picture.bgColor} />
        </span>
      );
  }
}
