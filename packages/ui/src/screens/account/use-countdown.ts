import { useEffect, useState } from 'react';

/**
 * Seconds left and the share of them that has gone, counted on the device; without JavaScript the button
 * stands from the start and the server says when it is too early.
 */
export function useCountdown(seconds: number): { wait: number; share: number } {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const show = () => setWait(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return { wait, share: seconds > 0 ? (100 * (seconds - wait)) / seconds : 0 };
}
