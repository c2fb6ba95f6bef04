import { useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';

interface Change {
  fields: FormData;
  /** Whether the page stays where it is scrolled to. */
  inPlace: boolean;
}

/** Sends what still waits when its page is left, in its order, though nobody looks at the answers. */
async function sendRest(changes: readonly Change[], action: string): Promise<void> {
  for (const { fields } of changes) {
    const body = new URLSearchParams([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'));
    await fetch(action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined);
  }
}

/**
 * Sends changes to `action` one after another. A submission overtakes the one before it in Remix, so that
 * the server would hear of a second change first, or of the first one never.
 * @returns `send` for a change, and `underWay`: all that the server has not answered, oldest first.
 */
export function useSubmitInTurn(action: string) {
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const [answer, refused] = [useLoaderData<unknown>(), useActionData<unknown>()];
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  // another one whenever something was answered, or is under way: that may be drawn later than it is sent
  const moment = useMemo(() => ({ state, answer, refused }), [state, answer, refused]);
  const sentIn = useRef<object>();
  const isFree = () => state === 'idle' && sentIn.current !== moment;
  const post = ({ fields, inPlace }: Change): void => {
    sentIn.current = moment;
    submit(fields, { method: 'post', action, preventScrollReset: inPlace });
  };
  const send = (change: Change): void => {
    if (waiting.length === 0 && isFree()) post(change);
    else setWaiting((earlier) => [...earlier, change]);
  };
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!next || !isFree()) return;
    post(next);
    setWaiting(rest);
  });
  const rest = useRef({ waiting, action });
  rest.current = { waiting, action };
  useEffect(() => () => void sendRest(rest.current.waiting, rest.current.action), []);
  return { send, underWay: [...(formData ? [formData] : []), ...waiting.map(({ fields }) => fields)] };
}
