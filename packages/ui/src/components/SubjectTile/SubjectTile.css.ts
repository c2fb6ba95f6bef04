import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius } from '../../theme/contract.css.ts';

export const tile = recipe({
  base: { borderRadius: radius.s, display: 'grid', placeItems: 'center', flex: 'none' },
  variants: { large: { true: { inlineSize: '56px', blockSize: '56px' }, false: { inlineSize: '48px', blockSize: '48px' } } },
});
globalStyle(`${tile.classNames.variants.large.true} > svg`, { inlineSize: '28px', blockSize: '28px' });
