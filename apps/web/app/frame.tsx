import { GuestFrame, StageFrame, StudentFrame } from '@darb/ui/frame';
import type { ReactNode } from 'react';
import type { FrameData } from './server/shown.ts';

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
    case 'stage': {
      const { kind: _kind, ...props } = data;
      return <StageFrame {...props}>{children}</StageFrame>;
    }
  }
}
