import { useLocation, useSearchParams } from '@remix-run/react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { countryChanged } from './client/country-changed.ts';
import { onRememberedMatch, rememberedMatch } from './client/remembered-match.ts';
import { useFrames } from './frames.tsx';
import { useTranslation } from 'react-i18next';
import type { FrameData, Personal } from './server/shown.ts';

/** What the box of a head's search does is fetched when the field is touched. */
const withActions = (search: GuestData['search']): GuestData['search'] =>
  search && { ...search, fetchActions: async () => (await import('./client/search-actions.ts')).searchActions(search) };

type StageData = Extract<FrameData, { kind: 'stage' }>;

/** A stage counts its questions by the address, which changes without asking the server. */
function Stage({ data: { kind: _kind, assets: _assets, questions, ...props }, children }: { data: StageData; children: ReactNode }) {
  const { t } = useTranslation('frame');
  const frames = useFrames();
  const number = Number(useSearchParams()[0].get('question'));
  const isQuestion = questions !== null && Number.isInteger(number) && number >= 1 && number <= questions;
  return (
    <frames.stage {...props} subtitle={isQuestion ? t('questionOf', { number, total: questions }) : null}>
      {children}
    </frames.stage>
  );
}

type GuestData = Extract<FrameData, { kind: 'guest' }>;

function Guest({ data: { kind: _kind, assets: _assets, locateAction, ...props }, children }: { data: GuestData; children: ReactNode }) {
  const frames = useFrames();
  const { options, current } = props.country;
  const told = useSyncExternalStore(countryChanged.subscribe, countryChanged.now, () => false);
  const locate = async () => {
    const { goTo, locate: ask } = await import('./client/locate.ts');
    return ask(locateAction, current.code, (code) => goTo(options[0]?.href, code));
  };
  return (
    <frames.guest {...props} search={withActions(props.search)} countryChanged={told} locate={locate}>
      {children}
    </frames.guest>
  );
}

type StudentData = Extract<FrameData, { kind: 'student' }>;

interface StudentProps {
  data: StudentData;
  personal: Personal | null;
  children: ReactNode;
}

function Student({ data: { kind: _kind, assets: _assets, program, ...props }, personal, children }: StudentProps) {
  const frames = useFrames();
  return (
    <frames.student
      {...props}
      search={withActions(props.search)}
      student={{ fullName: personal?.fullName ?? '', picture: personal?.picture, program, counts: personal?.counts }}
    >
      {children}
    </frames.student>
  );
}

/** A page goes on without it where it cannot be fetched. */
const RememberedMatch = lazy(() => import('./match-bar.tsx').catch(() => ({ default: () => null })));
/** The pages that show the match themselves. */
const OWN_PAGES = /\/league\/(?:lobby|match|friend)\//;

/** Fetches the league's script on no page but where a match is remembered. */
function Match() {
  const isRemembered = useSyncExternalStore(onRememberedMatch, rememberedMatch, () => null) !== null;
  const { pathname } = useLocation();
  if (!isRemembered || OWN_PAGES.test(pathname)) return null;
  return (
    <Suspense>
      <RememberedMatch />
    </Suspense>
  );
}

/** What stands around a screen, as the page's loader says. */
export function Frame({ data, personal, children }: { data: FrameData; personal: Personal | null; children: ReactNode }) {
  switch (data.kind) {
    case 'guest':
      return <Guest data={data}>{children}</Guest>;
    case 'student':
      return (
        <>
          <Student data={data} personal={personal}>
            {children}
          </Student>
          <Match />
        </>
      );
    case 'bare':
      return <main id="main">{children}</main>;
    case 'stage':
      return (
        <>
          <Stage data={data}>{children}</Stage>
          <Match />
        </>
      );
  }
}
