import { style } from '@vanilla-extract/css';
import { wide } from '../theme/media.ts';

export const form = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', position: 'relative', flex: '1 1 120px', minInlineSize: 120, maxInlineSize: 320 } },
});
