import { useSearchParams } from '@remix-run/react';
import { GuestFrame, StageFrame, StudentFrame } from '@darb/ui/frame';
import type { ReactNode } from 'react';
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

/** What stands around a screen, as the page's loader says. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  switch (data.kind) {
    case 'guest': {
      const { kind: _kind, ...props } = data;
      return <GuestFrame {...props}>{children}</GuestFrame>;
    }
    case 'student': {
      const { kind: _kind, ...props } = data;
      return <StudentFrame {...props}>{children}</StudentFrame>;
    }
    case 'stage':
      return <Stage data={data}>{children}</Stage>;
  }
}
