import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { SUBSCRIPTION_POPUP } from '../server/cookies.ts';
import { useSubscriptionPopup } from './subscription-popup.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page({ isFree }: { isFree: boolean }) {
  const { isShown, close } = useSubscriptionPopup(isFree);
  return isShown ? <button onClick={close}>later</button> : null;
}

/** Opens a page anew, as going to the dashboard does, and gives what closes the pop-up that it shows. */
async function opened(isFree: boolean): Promise<HTMLButtonElement | null> {
  const place = document.createElement('div');
  await act(() => Promise.resolve(createRoot(place).render(<Page isFree={isFree} />)));
  return place.querySelector('button');
}

const endSession = () => void (document.cookie = `${SUBSCRIPTION_POPUP}=; Path=/; Max-Age=0`);
afterEach(endSession);

test('the pop-up about subscribing is shown to a free student once, again after the session, and never to others (rule billing 15)', async () => {
  expect(await opened(false)).toBeNull();
  const later = await opened(true);
  expect(later).not.toBeNull();
  await act(() => Promise.resolve(later?.click()));
  expect(later?.isConnected && later.parentElement).toBeFalsy();
  expect(await opened(true)).toBeNull();
  endSession();
  expect(await opened(true)).not.toBeNull();
});
