import { ConsentBar } from '@darb/ui/frame/consent';
import { useEffect, useState } from 'react';
import { answerOf, keepAnswer } from './client/consent-answer.ts';
import { letIn, tellPage } from './client/third-parties.ts';
import type { ThirdParties } from './third-parties.ts';

const NAMES = ['analytics', 'freshchat', 'zendesk'] as const;

/** The question, until it is answered, and on the page about cookies, where the answer can be changed. */
export function Consent({ companies, about, row }: { companies: ThirdParties; about: string; row: string }) {
  const names = NAMES.filter((name) => companies[name] !== undefined);
  const [answer, setAnswer] = useState(() => answerOf(document.cookie, names));
  useEffect(() => {
    if (answer !== 'yes') return;
    letIn(companies, document.documentElement.lang);
    tellPage(row);
  }, [answer, companies, row]);
  if (answer !== null && row !== 'cookiesPolicy') return null;
  return (
    <ConsentBar
      names={names}
      answer={answer}
      about={about}
      onAnswer={(given) => {
        keepAnswer(given, names);
        setAnswer(given);
        // what is there already goes with the page
        if (answer === 'yes' && given === 'no') location.reload();
      }}
    />
  );
}
