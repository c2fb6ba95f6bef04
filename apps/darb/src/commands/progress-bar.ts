const WIDTH = 24;
const PAUSE_MS = 100;

/** Says how far a long work is. */
export interface ProgressBar {
  /** `done` of `all` parts of a step are done. */
  show(step: string, done: number, all: number): void;
  /** Leaves the last state standing, and the line free for others. */
  end(): void;
}

/**
 * A bar on one line of a terminal, drawn at most ten times a second. Where nobody watches (a file, a pipe)
 * each step is one line, when it is done.
 */
export function progressBar(stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>, now: () => number = Date.now): ProgressBar {
  let drawnAt = -Infinity;
  let open = false;
  return {
    show(step, done, all) {
      const complete = done >= all;
      if (!stream.isTTY) {
        if (complete) stream.write(`${step}: ${done} / ${all}\n`);
        return;
      }
      if (!complete && now() - drawnAt < PAUSE_MS) return;
      drawnAt = now();
      const filled = all === 0 ? WIDTH : Math.floor((WIDTH * done) / all);
      stream.write(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${step}: ${done} / ${all}`);
      open = true;
      if (complete) this.end();
    },
    end() {
      if (open) stream.write('\n');
      open = false;
    },
  };
}
