import { useSearchParams } from '@remix-run/react';
import { GuestFrame, StageFrame, StudentFrame } from '@darb/ui/frame';
import { useSyncExternalStore, type ReactNode } from 'react';
import { countryChanged } from './client/country-changed.ts';
import { useTranslation } from './i18n/react-texts.tsx';
import type { FrameData } from './server/shown.ts';

type StageData = Extract<FrameData, { kind: 'stage' }>;

/** A stage counts its questions by the address, which changes without asking the server. */
function Stage({ data: { kind: _kind, questions, ...props }, children }: { data: StageData; children: ReactNode }) {
  const { t } = useTranslation('frame');
  const number = Number(useSearchParams()[0].get('question'));
  const isQuestion = questions !== null && Number.isInteger(number) && number >= 1 && number <= questions;
  return (
    <StageFrame {...props} subtitle={isQuestion ? t('questionOf', { number, total: questions }) : null}>
      {children}
    </StageFrame>
  );
}

type GuestData = Extract<FrameData, { kind: 'guest' }>;

function Guest({ data: { kind: _kind, locateAction, ...props }, children }: { data: GuestData; children: ReactNode }) {
  const { options, current } = props.country;
  const told = useSyncExternalStore(countryChanged.subscribe, countryChanged.now, () => false);
  const locate = async () => {
    const { goTo, locate: ask } = await import('./client/locate.ts');
    return ask(locateAction, current.code, (code) => goTo(options[0]?.href, code));
  };
  return (
    <GuestFrame {...props} countryChanged={told} locate={locate}>
      {children}
    </GuestFrame>
  );
}

/** What stands around a screen, as the page's loader says. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  switch (data.kind) {
    case 'guest':
      return <Guest data={data}>{children}</Guest>;
    case 'student': {
      const { kind: _kind, ...props } = data;
      return <StudentFrame {...props}>{children}</StudentFrame>;
    }
    case 'stage':
      return <Stage data={data}>{children}</Stage>;
  }
}
