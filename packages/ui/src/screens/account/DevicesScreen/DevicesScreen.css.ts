import { style } from '@vanilla-extract/css';
import { soft } from '../settings.css.ts';

/** A line about a device, which begins like a sentence in languages that have capitals. */
export const about = style([soft, { '::first-letter': { textTransform: 'uppercase' } }]);
