import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Throws unless an ffmpeg with the encoders is there; says how to get it. */
export function needFfmpeg(): void {
  const encoders = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' }).stdout ?? '';
  const missing = ['libvpx-vp9', 'libx264', 'libwebp'].filter((name) => !encoders.includes(name));
  if (missing.length === 0) return;
  const what = encoders === '' ? 'ffmpeg is not installed' : `this ffmpeg lacks ${missing.join(', ')}`;
  throw new Error(`${what}: apt install ffmpeg (Debian, Ubuntu), dnf install ffmpeg (Fedora) or brew install ffmpeg (macOS)`);
}

/** Runs ffmpeg with what `feed` writes to it as its input. Throws what it says when it fails. */
export async function runFfmpeg(args: readonly string[], feed: (write: (bytes: Buffer) => Promise<void>) => Promise<void>): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A dead ffmpeg is reported by its exit code below, not by the broken pipe.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  await feed(async (bytes) => {
    if (child.exitCode === null && !child.stdin.write(bytes)) await Promise.race([once(child.stdin, 'drain'), closed]);
  });
  child.stdin.end();
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed: ${said.trim()}`);
}
