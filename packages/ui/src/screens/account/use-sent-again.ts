import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormProblem } from '../../form.ts';

/** So often a form is sent by itself; then it is left to the person. */
const MOST = 6;
/** Milliseconds over which those are spread who were told to wait at once. */
const SPREAD = 4_000;

/** Whether a form was told to come back in a moment, with nothing wrong in it. */
export const isBusy = (problem: FormProblem<string> | null): problem is FormProblem<string> & { retryAfter: number } =>
  problem?.form === 'unavailable' && problem.retryAfter !== null;

const hasPassword = (form: HTMLFormElement): boolean => form.querySelector<HTMLInputElement>('input[name=password]')?.value !== '';

/**
 * Sends a form again when it was told to come back in a moment; whether it will. `inside` is a field of it.
 * A document that was made anew has lost the password: there it is left to the person.
 */
export function useSentAgain(problem: FormProblem<string> | null, pending: boolean, inside: RefObject<HTMLInputElement | null>): boolean {
  const [willSend, setWillSend] = useState(false);
  const sent = useRef(0);
  useEffect(() => {
    if (pending) return undefined;
    const form = inside.current?.form;
    const sends = isBusy(problem) && form !== undefined && form !== null && sent.current < MOST && hasPassword(form);
    setWillSend(sends);
    if (!sends) return undefined;
    const timer = setTimeout(
      () => {
        sent.current += 1;
        form.requestSubmit();
      },
      problem.retryAfter * 1_000 + Math.random() * SPREAD,
    );
    return () => clearTimeout(timer);
  }, [problem, pending, inside]);
  return willSend;
}
