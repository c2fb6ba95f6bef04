import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color, font, layout, leading, motion, radius, room, shadow, size, space, weight } from './contract.css.ts';
import * as media from './media.ts';
import { gutters, motions, palettes, radii, scripts, shadows, spaces } from './tokens.ts';

const { ar, en, ur, heroWide } = scripts;

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...assignVars(color, palettes.light),
    ...assignVars(shadow, shadows.light),
    ...assignVars(space, spaces),
    ...assignVars(radius, { ...radii, chip: ar.chipRadius }),
    ...assignVars(motion, motions),
    ...assignVars(font, ar.font),
    ...assignVars(size, ar.size),
    ...assignVars(leading, ar.leading),
    ...assignVars(weight, ar.weight),
    ...assignVars(room, ar.room),
    ...assignVars(layout, { gutter: gutters.phone, pageGutter: layout.gutter, pageAbove: spaces.l, pageBelow: spaces.xxxl }),
  },
  '@media': {
    [media.wide]: { vars: { [layout.gutter]: gutters.wide, [layout.pageAbove]: spaces.xxl, [size.hero]: heroWide.ar } },
    [media.pushed]: { vars: { [layout.gutter]: gutters.pushed } },
  },
});

// `:root:lang()` reads the page's language. An element's own `lang` must not choose a font, or a link to Urdu would pull Nastaliq into an Arabic page.
globalStyle(':root:lang(en)', { vars: { [size.m]: en.size.m, ...assignVars(leading, en.leading) } });
globalStyle(':root:lang(ur)', {
  vars: {
    [font.text]: ur.font.text,
    [weight.head]: ur.weight.head,
    [radius.chip]: ur.chipRadius,
    ...assignVars(size, ur.size),
    ...assignVars(leading, ur.leading),
    ...assignVars(room, ur.room),
  },
  '@media': { [media.wide]: { vars: { [size.hero]: heroWide.ur } } },
});

const darkVars = { ...assignVars(color, palettes.dark), ...assignVars(shadow, shadows.dark) };

globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
// For people who asked their system for dark and did not choose in the settings.
globalStyle(':root:not([data-theme])', { '@media': { [media.dark]: { colorScheme: 'dark', vars: darkVars } } });
