import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WatchTracker } from './watch-tracker.ts';

test('seconds that were played are one span, and are reported once', () => {
  const tracker = new WatchTracker(0);
  for (const position of [0, 0.25, 0.5, 0.75, 1]) tracker.moved(position);
  expect(tracker.take()).toEqual({ position: 1, spans: [[0, 1]], ended: false });
  expect(tracker.take()).toBeNull();
  tracker.moved(1.5);
  expect(tracker.take()).toEqual({ position: 1.5, spans: [[1, 1.5]], ended: false });
});

test('a jump forwards earns nothing for what was jumped over', () => {
  const tracker = new WatchTracker(0);
  tracker.moved(0);
  tracker.moved(1);
  tracker.jumped(50);
  tracker.moved(50);
  tracker.moved(51);
  expect(tracker.take()?.spans).toEqual([
    [0, 1],
    [50, 51],
  ]);
});

test('a moment shorter than a tenth is no span, and is not lost when playing goes on', () => {
  const tracker = new WatchTracker(80.85);
  tracker.moved(80.85);
  tracker.moved(80.9);
  expect(tracker.take()).toBeNull();
  tracker.moved(81.2);
  expect(tracker.take()?.spans).toEqual([[80.9, 81.2]]);
});

test('the end of the video is told with the last span', () => {
  const tracker = new WatchTracker(58);
  tracker.moved(58);
  tracker.moved(59);
  tracker.stopped(60, true);
  expect(tracker.take()).toEqual({ position: 60, spans: [[58, 60]], ended: true });
});

test('whatever is played and jumped, no span is longer than what was played, none runs backwards', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.record({ play: fc.double({ min: 0.05, max: 2, noNaN: true }) }),
          fc.record({ jump: fc.double({ min: 0, max: 90, noNaN: true }) }),
        ),
        { maxLength: 60 },
      ),
      (steps) => {
        const tracker = new WatchTracker(0);
        let position = 0;
        let played = 0;
        tracker.moved(0);
        for (const step of steps) {
          if ('jump' in step) {
            position = step.jump;
            tracker.jumped(position);
            tracker.moved(position);
          } else {
            position += step.play;
            played += step.play;
            tracker.moved(position);
          }
        }
        const spans = tracker.take()?.spans ?? [];
        for (const [from, to] of spans) expect(to).toBeGreaterThan(from);
        const reported = spans.reduce((sum, [from, to]) => sum + to - from, 0);
        expect(reported).toBeLessThanOrEqual(played + 0.1 * (spans.length + 1));
      },
    ),
  );
});
