import { TestScreen } from '@darb/ui/screens/assessment/TestScreen/TestScreen';
import { useRef } from 'react';
import { useTimeLeft } from '../../client/time-left.ts';
import { useQueuedMarks } from './queued-marks.ts';
import { openTestScreen, type OpenTest } from './test-view.ts';
import { useOpenAttempt } from './use-open-attempt.ts';
import { useWholeTest } from './whole-test.ts';
import { useSealing } from './use-sealing.ts';
import { useWayOut } from './use-way-out.ts';

/** The pages of an open test: its questions, and the one that asks whether to hand in. */
export function OpenTestPage(opened: OpenTest) {
  const questions = useWholeTest(opened);
  const test = questions ? { ...opened.test, questions } : opened.test;
  const open = { ...opened, test };
  const { places } = open;
  const root = useRef<HTMLDivElement>(null);
  const { flagged, skipped, keep } = useQueuedMarks(test, open.student, open.markAddress);
  const leave = useWayOut(test.start_request_id, places.page);
  const { sealed, seal } = useSealing(test, open.student, open.handInAddress, leave);
  const press = (intent: string, { id }: { id: number }): boolean => {
    if (intent === 'flag' || intent === 'unflag') {
      keep(id, intent);
      return true;
    }
    if (intent === 'skip') keep(id, 'skip');
    return false;
  };
  const known = useOpenAttempt(test, places, open, { leave, press, seal }, questions ? null : opened.where);
  const handIn = () => void known.handInWith(root.current?.querySelector('form') ?? null);
  const time = useTimeLeft(test.ends_at, test.server_time, handIn);
  return (
    <div ref={root} onFocusCapture={known.begin} onSubmitCapture={known.capture}>
      <TestScreen {...openTestScreen(open, { ...known, flagged, skipped, time, sealed })} />
    </div>
  );
}
