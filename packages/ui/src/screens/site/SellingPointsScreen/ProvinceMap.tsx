import { useTranslation } from 'react-i18next';
import type { MapProps, Province, ProvincePlace } from '../selling-props.ts';
import { BORDERS, IN_LENS, NAMES, ROAD } from './borders.ts';
import * as css from './ProvinceMap.css.ts';

/** What lies in the middle of the lens, where the lens stands, how wide it is, and how much it enlarges. */
const SEEN = [79.7, 120] as const;
const LENS = [172, -14] as const;
const RADIUS = 90;
const TIMES = 2.14;
const ENLARGED = `translate(${LENS.join(' ')}) scale(${TIMES}) translate(${-SEEN[0]} ${-SEEN[1]})`;

/** The far south does not reach into the lens. */
const SOUTH: ReadonlySet<Province> = new Set(['karak', 'tafilah', 'maan', 'aqaba']);
const isSeen = ({ code }: ProvincePlace): boolean => !SOUTH.has(code);

const lookOf = ({ count, current }: ProvincePlace): string => (current ? css.chosen : count === 0 ? css.without : css.province);

function Names({ provinces, ofLens }: MapProps & { ofLens: boolean }) {
  const { t } = useTranslation('sellingPoints');
  const named = provinces.filter(({ code }) => IN_LENS.has(code) === ofLens);
  return (
    <g aria-hidden>
      {named.map(({ code, current }) => (
        <text key={code} x={NAMES[code][0]} y={NAMES[code][1]} className={current ? css.nameOfChosen : css.name}>
          {t(`province.${code}`)}
        </text>
      ))}
    </g>
  );
}

/** The provinces as a map, with a lens over the small ones; each leads to its bookstores. Never mirrored. */
export function ProvinceMap({ provinces }: MapProps) {
  const { t } = useTranslation('sellingPoints');
  return (
    <figure className={css.figure}>
      <svg viewBox="-6 -110 384 540" role="group" aria-label={t('map')} direction="ltr">
        <clipPath id="lens">
          <circle cx={LENS[0]} cy={LENS[1]} r={RADIUS} />
        </clipPath>
        <g id="land">
          {provinces.map((province) => {
            const { code, count, href, current } = province;
            const label = t('ofProvince', { province: t(`province.${code}`), count });
            return (
              <a key={code} href={href} aria-label={label} {...(current ? { 'aria-current': true } : {})}>
                <path d={BORDERS[code]} className={lookOf(province)} />
              </a>
            );
          })}
          <path d={ROAD} className={css.road} />
        </g>
        <Names provinces={provinces} ofLens={false} />
        <g className={css.glass}>
          <circle cx={SEEN[0]} cy={SEEN[1]} r={RADIUS / TIMES} />
          <path d="M101.7 84L113.7 64" />
        </g>
        <g clipPath="url(#lens)">
          <rect x={LENS[0] - RADIUS} y={LENS[1] - RADIUS} width={2 * RADIUS} height={2 * RADIUS} className={css.ground} />
          <g transform={ENLARGED}>
            {provinces.filter(isSeen).map((province) => (
              <a key={province.code} href={province.href} tabIndex={-1} aria-hidden>
                <path d={BORDERS[province.code]} className={lookOf(province)} />
              </a>
            ))}
          </g>
        </g>
        <circle cx={LENS[0]} cy={LENS[1]} r={RADIUS} className={css.glass} />
        <Names provinces={provinces} ofLens />
      </svg>
      <figcaption>{t('mapNote')}</figcaption>
    </figure>
  );
}
