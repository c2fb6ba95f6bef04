import type { Located } from '@darb/ui/frame';
import type { CountryOfPosition } from '../pages/catalog/country-of-position.tsx';

/** Milliseconds that the browser may take to say where it is, once it is allowed to. */
const PATIENCE = 15_000;
/** A position of the last hour is as good as a new one, for a country. */
const FRESH = 3_600_000;

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: FRESH }),
  );

/** Degrees to a tenth: the exact position never leaves the browser. */
const tenth = (degrees: number): string => degrees.toFixed(1);

const isDenied = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 1;

/** Opens the page that a choice of the country menu leads to, for a country that the menu need not list. */
export function goTo(choice: string | undefined, country: string): void {
  const url = new URL(choice ?? location.href, location.href);
  url.searchParams.set('country', country);
  location.assign(url);
}

/**
 * Asks the browser where it is, which asks the visitor, and the server which country that is
 * (rule catalog 5). Never called unless the visitor has pressed the button for it. `go` opens the found
 * country's page; it is not called where the country is shown already.
 */
export async function locate(address: string, shown: string, go: (code: string) => void): Promise<Located> {
  try {
    const { coords } = await position();
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ latitude: tenth(coords.latitude), longitude: tenth(coords.longitude) }),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return { state: 'unavailable' };
    const { country } = (await response.json()) as CountryOfPosition;
    if (country === null) return { state: 'elsewhere' };
    if (country.code === shown) return { state: 'here', country: country.name };
    go(country.code);
    return { state: 'going', country: country.name };
  } catch (error) {
    return { state: isDenied(error) ? 'denied' : 'unavailable' };
  }
}
