import type { Language } from '@darb/language';
import type { ReactNode } from 'react';
import { GuestFrame } from '../packages/ui/src/frame/GuestFrame.tsx';
import type { GuestFrameProps, StageFrameProps, StudentFrameProps } from '../packages/ui/src/frame/props.ts';
import { StageFrame } from '../packages/ui/src/frame/StageFrame.tsx';
import { StudentFrame } from '../packages/ui/src/frame/StudentFrame.tsx';
import { useSaid } from '../packages/ui/src/story.tsx';

/** What a story may ask to be shown inside, as `parameters: { frame: … }`. */
export type FrameName = 'guest' | 'signIn' | 'student' | 'stage';

export const isFrameName = (value: unknown): value is FrameName =>
  value === 'guest' || value === 'signIn' || value === 'student' || value === 'stage';

const LANGUAGES: readonly Language[] = ['ar', 'en', 'ur'];

/** Sample places and names of the frames. Names of people and programs are content, and content may be Arabic in every language of the page. */
function useFrames() {
  const said = useSaid();
  const page = said({ ar: 'ar', en: 'en', ur: 'ur' });
  const preferences = {
    languages: LANGUAGES.map((language) => ({ language, href: `/${language}`, current: language === page })),
    theme: 'system' as const,
    preferencesAction: '#preferences',
    returnTo: '/',
  };
  const jordan = said({ ar: 'الأردن', en: 'Jordan', ur: 'اردن' });
  const rules: GuestFrameProps['footer'] = [
    { key: 'terms', href: '#terms' },
    { key: 'privacy', href: '#privacy' },
    { key: 'cookies', href: '#cookies' },
  ];
  const guest: Omit<GuestFrameProps, 'children'> = {
    ...preferences,
    home: '#home',
    signIn: '#signin',
    signUp: '#signup',
    nav: [
      { key: 'subjects', href: '#subjects' },
      { key: 'howItWorks', href: '#how' },
      { key: 'keyPrice', href: '#price' },
    ],
    country: {
      current: { code: 'JO', name: jordan },
      options: [
        { code: 'JO', name: jordan, href: '?country=JO' },
        { code: 'EG', name: said({ ar: 'مصر', en: 'Egypt', ur: 'مصر' }), href: '?country=EG' },
        { code: 'SA', name: said({ ar: 'السعودية', en: 'Saudi Arabia', ur: 'سعودی عرب' }), href: '?country=SA' },
      ],
    },
    footer: [{ key: 'programs', href: '#programs' }, ...rules],
    locate: () => Promise.resolve({ state: 'here', country: jordan }),
    showSignIn: true,
    showFooter: true,
  };
  const student: Omit<StudentFrameProps, 'children'> = {
    ...preferences,
    home: '#home',
    items: [
      { key: 'dashboard', href: '#dashboard', current: true, count: null },
      { key: 'subjects', href: '#explore', current: false, count: null },
    ],
    student: { fullName: 'سلمى الحوراني', program: { text: 'التوجيهي، العلمي', lang: 'ar' } },
    signOutAction: '#signout',
    footer: rules,
  };
  const stage: Omit<StageFrameProps, 'children'> = {
    home: '#home',
    close: '#lesson',
    title: { text: 'اختبار قصير: قانون نيوتن الثاني', lang: 'ar' },
    subtitle: said({ ar: 'السؤال 4 من 6', en: 'Question 4 of 6', ur: 'سوال 4، کل 6' }),
  };
  return { guest, student, stage };
}

/** A screen inside its frame, as the product shows it. `frameProps` of the story's parameters change single values. */
export function InFrame({ name, change, children }: { name: FrameName; change: object; children: ReactNode }) {
  const { guest, student, stage } = useFrames();
  switch (name) {
    case 'guest':
      return (
        <GuestFrame {...guest} {...change}>
          {children}
        </GuestFrame>
      );
    case 'signIn':
      return (
        <GuestFrame {...guest} showSignIn={false} showFooter={false} {...change}>
          {children}
        </GuestFrame>
      );
    case 'student':
      return (
        <StudentFrame {...student} {...change}>
          {children}
        </StudentFrame>
      );
    case 'stage':
      return (
        <StageFrame {...stage} {...change}>
          {children}
        </StageFrame>
      );
  }
}
