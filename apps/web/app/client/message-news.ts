import type { MessageTrouble } from '@darb/ui/screens/account/code-props';
import { useEffect, useState } from 'react';

/** Seconds after which a page asks what became of a message; that a provider is down, two tries tell. */
const ASKS_AFTER = [8, 14, 60, 150];

async function askAt(address: string): Promise<MessageTrouble> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  return answer.ok ? ((await answer.json()) as { trouble: MessageTrouble }).trouble : null;
}

/**
 * What keeps the message of this address from coming: as the page said when it came, then as it is asked for
 * a few times. Not by the page's loader, whose failure would take away what was typed.
 */
export function useMessageNews(address: string | null, first: MessageTrouble): MessageTrouble {
  const [heard, setHeard] = useState<{ at: string; trouble: MessageTrouble } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const ask = () =>
      void askAt(address).then(
        (trouble) => setHeard({ at: address, trouble }),
        () => undefined,
      );
    const timers = ASKS_AFTER.map((seconds) => setTimeout(ask, seconds * 1_000));
    return () => timers.forEach(clearTimeout);
  }, [address]);
  return (heard?.at === address ? heard.trouble : null) ?? first;
}
