import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormProblem } from '../../form.ts';
import { useSentAgain } from './use-sent-again.ts';

const busy = (): FormProblem<never> => ({ fields: {}, form: 'unavailable', retryAfter: 10 });
const wrong: FormProblem<never> = { fields: {}, form: 'stud_login_fail', retryAfter: null };

let sent: number;
let restore: () => void;
let show: (problem: FormProblem<never> | null, pending?: boolean) => boolean;

function Screen({ problem, pending, told }: { problem: FormProblem<never> | null; pending: boolean; told: (will: boolean) => void }) {
  const field = useRef<HTMLInputElement>(null);
  told(useSentAgain(problem, pending, field));
  return (
    <form>
      <input type="hidden" ref={field} />
      <input type="password" name="password" />
    </form>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  sent = 0;
  const spy = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => void (sent += 1));
  restore = () => spy.mockRestore();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let will = false;
  show = (problem, pending = false) => {
    void act(() => root.render(<Screen problem={problem} pending={pending} told={(one) => (will = one)} />));
    return will;
  };
});
afterEach(() => {
  vi.useRealTimers();
  restore();
  document.body.replaceChildren();
});

const type = (password: string) => void (document.querySelector<HTMLInputElement>('input[name=password]')!.value = password);
const wait = (seconds: number) => void act(() => void vi.advanceTimersByTime(seconds * 1_000));

test('a form that was told to come back is sent again after that time, six times at most', () => {
  show(null);
  type('a path of sand');
  for (let round = 1; round <= 6; round += 1) {
    expect(show(busy()), `round ${round}`).toBe(true);
    wait(9);
    expect(sent).toBe(round - 1);
    wait(6);
    expect(sent).toBe(round);
    show(busy(), true);
  }
  expect(show(busy()), 'then it is left to the person').toBe(false);
  wait(60);
  expect(sent).toBe(6);
});

test('nothing is sent that was refused, lost its password, or is on its way by the person’s own hand', () => {
  show(null);
  expect(show(busy()), 'a page that was made anew has no password').toBe(false);
  type('a path of sand');
  expect(show(wrong)).toBe(false);
  expect(show(busy())).toBe(true);
  show(busy(), true);
  wait(60);
  expect(sent).toBe(0);
});
