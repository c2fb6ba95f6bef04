import { GuestFrame } from '@darb/ui/frame/guest';
import { StageFrame } from '@darb/ui/frame/stage';
import { StudentFrame } from '@darb/ui/frame/student';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FramesProvider, framesWith } from './frames.tsx';
import { NonceContext } from './nonce.ts';
import { SharingContext } from './sharing.ts';
import { sharing } from './sharing.server.tsx';

const frames = framesWith({ guest: GuestFrame, stage: StageFrame, student: StudentFrame });

/** What a page finds around itself on the server: texts, nonce, all frames, and what is shared of it. */
export const PageContexts = ({ texts, nonce, children }: { texts: i18n; nonce: string | undefined; children: ReactNode }) => (
  <NonceContext.Provider value={nonce}>
    <I18nextProvider i18n={texts}>
      <SharingContext.Provider value={sharing}>
        <FramesProvider value={frames}>{children}</FramesProvider>
      </SharingContext.Provider>
    </I18nextProvider>
  </NonceContext.Provider>
);
