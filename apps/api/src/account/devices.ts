import type { Device } from '@darb/contract';

/** What a browser calls itself, the more special names first: nearly all say Safari and Mozilla too. */
const BROWSERS: readonly (readonly [sign: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['YaBrowser/', 'Yandex'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: string, name: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const nameIn = (agent: string, names: typeof BROWSERS): string | null => names.find(([sign]) => agent.includes(sign))?.[1] ?? null;

function kindOf(agent: string, system: string | null): Device['kind'] {
  if (agent.includes('iPad') || agent.includes('Tablet') || (system === 'Android' && !agent.includes('Mobile'))) return 'tablet';
  if (agent.includes('Mobile') || agent.includes('iPhone')) return 'phone';
  return system === null ? 'unknown' : 'computer';
}

/**
 * What of a `user-agent` a person knows their device by (rule account 37). Its words are ours: nothing of the
 * header is kept.
 */
export function deviceOf(agent: string | null): Device {
  const said = (agent ?? '').slice(0, 1000);
  const system = nameIn(said, SYSTEMS);
  return { kind: kindOf(said, system), browser: nameIn(said, BROWSERS), system };
}
