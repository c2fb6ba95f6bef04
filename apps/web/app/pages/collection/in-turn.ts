import { useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

interface Change {
  fields: FormData;
  /** Whether the page stays where it is scrolled to. */
  inPlace: boolean;
}

/**
 * Sends changes to `action` one after another. A submission overtakes the one before it in Remix, so that
 * the server would hear of a second change first, or of the first one never.
 * @returns `send` for a change, and `underWay`: all that the server has not answered, oldest first.
 */
export function useSubmitInTurn(action: string) {
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const answer = useLoaderData<unknown>();
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  // what is sent is under way before anything is drawn that says so
  const isUnderWay = useRef(false);
  const post = ({ fields, inPlace }: Change): void => {
    isUnderWay.current = true;
    submit(fields, { method: 'post', action, preventScrollReset: inPlace });
  };
  const send = (change: Change): void => {
    if (isUnderWay.current) setWaiting((earlier) => [...earlier, change]);
    else post(change);
  };
  useEffect(() => {
    if (state === 'idle') isUnderWay.current = false;
  }, [state, answer]);
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!next || isUnderWay.current) return;
    post(next);
    setWaiting(rest);
  });
  return { send, underWay: [...(formData ? [formData] : []), ...waiting.map(({ fields }) => fields)] };
}
