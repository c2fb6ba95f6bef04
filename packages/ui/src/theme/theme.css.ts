import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color, font, layout, leading, radius, room, shadow, size, weight } from './contract.css.ts';
import * as media from './media.ts';
import { gutters, palettes, scripts, shadows, spaces } from './tokens.ts';

const { ar, en, ur, heroWide } = scripts;

const lightVars: Record<string, string> = { ...assignVars(color, palettes.light), ...assignVars(shadow, shadows.light) };
/** What is the same in both themes stands once. */
const darkVars = Object.fromEntries(
  Object.entries({ ...assignVars(color, palettes.dark), ...assignVars(shadow, shadows.dark) }).filter(
    ([name, value]) => value !== lightVars[name],
  ),
);

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...lightVars,
    [radius.chip]: ar.chipRadius,
    ...assignVars(font, ar.font),
    ...assignVars(size, ar.size),
    ...assignVars(leading, ar.leading),
    [weight.head]: ar.weight.head,
    ...assignVars(room, ar.room),
    ...assignVars(layout, { gutter: gutters.phone, pageGutter: layout.gutter, pageAbove: spaces.l, pageBelow: spaces.xxxl }),
  },
  '@media': {
    [media.wide]: { vars: { [layout.gutter]: gutters.wide, [layout.pageAbove]: spaces.xxl, [size.hero]: heroWide.ar } },
    [media.pushed]: { vars: { [layout.gutter]: gutters.pushed } },
  },
});

// `:root:lang()` reads the page's language. An element's own `lang` must not choose a font, or a link to Urdu
// would pull Nastaliq into an Arabic page.
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

globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
// For people who asked their system for dark and did not choose in the settings.
globalStyle(':root:not([data-theme])', { '@media': { [media.dark]: { colorScheme: 'dark', vars: darkVars } } });
