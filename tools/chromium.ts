import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a browser under test is started with: no sandbox as root, and no talk with its maker. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The browser that comes as a package, unpacked at its first use; null where it does not run. */
async function packaged(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return path;
  } catch {
    return null;
  }
}

/** Asks the system's packages for one; only root can. */
function fromSystemPackages(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return INSTALLED.find((path) => existsSync(path)) ?? null;
}

/**
 * The path of a Chromium: `CHROME_PATH`, the system's, the packaged one, or one that is installed now.
 * Refuses with what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, and there is no file there. Name a Chromium or Chrome, or leave it unset.`);
  }
  const found = INSTALLED.find((path) => existsSync(path)) ?? (await packaged()) ?? fromSystemPackages();
  if (found) return found;
  throw new Error(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  );
}
