import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

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

const packageVersion = (): string => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies['@sparticuz/chromium'] ?? '';
};

/**
 * Writes the program that starts the browser in `folder` with the libraries and fonts of its package, so that
 * no system's change a picture.
 */
function writeStarter(folder: string): void {
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><dir prefix="relative">../../../dejavu-fonts-ttf/ttf</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
  writeFileSync(path.join(folder, 'fonts.conf'), fonts);
  const starter = `#!/bin/sh
home=$(dirname "$0")
export LD_LIBRARY_PATH="$home/al2023/lib" FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/chromium" "$@"
`;
  writeFileSync(path.join(folder, 'start'), starter);
  chmodSync(path.join(folder, 'start'), 0o755);
}

/**
 * The path of the browser that comes as a package, unpacked once a version below `node_modules`. Throws where
 * it does not run.
 */
function packaged(): string {
  const home = path.join(root, 'node_modules/.cache/chromium', packageVersion());
  const starter = path.join(home, 'start');
  if (!existsSync(starter)) {
    mkdirSync(path.dirname(home), { recursive: true });
    const folder = mkdtempSync(`${home}-`);
    // The package unpacks into the temporary folder, and its libraries only where it takes the machine for
    // Amazon's.
    execFileSync(process.execPath, ['-e', "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())"], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      stdio: 'pipe',
    });
    writeStarter(folder);
    try {
      renameSync(folder, home);
    } catch (error) {
      // another run was first
      rmSync(folder, { recursive: true });
      if (!existsSync(starter)) throw error;
    }
  }
  execFileSync(starter, ['--version'], { stdio: 'pipe' });
  return starter;
}

const isPackagedHere = (platform: string, arch: string): boolean => platform === 'linux' && arch === 'x64';

/** The packaged browser, or null where there is none or it does not run. */
function packagedIfItRuns(): string | null {
  if (!isPackagedHere(process.platform, process.arch)) return null;
  try {
    return packaged();
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
  return INSTALLED.find((file) => existsSync(file)) ?? null;
}

/**
 * The path of a Chromium: `CHROME_PATH`, the packaged one, the system's, or one that is installed now. The
 * packaged one has no window to draw, which spares half of a browser's processor time. Refuses with what to
 * do where there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, and there is no file there. Name a Chromium or Chrome, or leave it unset.`);
  }
  const found = packagedIfItRuns() ?? INSTALLED.find((file) => existsSync(file)) ?? fromSystemPackages();
  if (found) return found;
  throw new Error(
    'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  );
}

/** Where stories are run: what the machine is, and where its browsers come from. */
export interface StoriesMachine {
  platform: string;
  arch: string;
  /** `CHROME_PATH`, where it is set. */
  named: string | undefined;
  packaged: () => string;
  find: () => string;
}

const thisMachine = (): StoriesMachine => ({
  platform: process.platform,
  arch: process.arch,
  named: process.env['CHROME_PATH'],
  packaged,
  find: findChromium,
});

/**
 * The browser that shows stories: the packaged one, whatever else is installed or named, since every other
 * one draws other pictures. Where it does not exist, any, and `skipped` says why no picture is compared.
 * Refuses to draw pictures (`update`) with any other.
 */
export function chromiumForStories(update: boolean, machine = thisMachine()): { executablePath: string; skipped: string | null } {
  const { platform, arch, named } = machine;
  if (update && named)
    throw new Error(
      `--update draws with the packaged browser alone, and CHROME_PATH names ${named}: its pictures would fail everywhere else. Unset it.`,
    );
  if (isPackagedHere(platform, arch)) return { executablePath: machine.packaged(), skipped: null };
  const skipped = `the packaged browser, which draws them, runs on linux x64 alone, and this is ${platform} ${arch}`;
  if (update) throw new Error(`--update cannot draw here: ${skipped}.`);
  return { executablePath: machine.find(), skipped };
}
