import { countries } from '@darb/contract/countries';
import { LANGUAGES } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestFrame } from '../packages/ui/src/frame/GuestFrame.tsx';
import type { GuestFrameProps, StageFrameProps, StudentFrameProps } from '../packages/ui/src/frame/props.ts';
import { StageFrame } from '../packages/ui/src/frame/StageFrame.tsx';
import { StudentFrame } from '../packages/ui/src/frame/StudentFrame.tsx';
import { useLocale } from '../packages/ui/src/locale.tsx';
import { useSaid } from '../packages/ui/src/story.tsx';

/** What a story may ask to be shown inside, as `parameters: { frame: … }`. */
export type FrameName = 'guest' | 'signIn' | 'student' | 'stage';

export const isFrameName = (value: unknown): value is FrameName =>
  value === 'guest' || value === 'signIn' || value === 'student' || value === 'stage';

/** What the country menu offers beside the country of the toolbar. */
const OFFERED = ['JO', 'EG', 'SA'];

/**
 * Sample places and names of the frames. Names of people and programs are content, and content may be Arabic
 * in every language of the page.
 */
function useFrames() {
  const said = useSaid();
  const { t } = useTranslation('frame');
  const { language: page, region } = useLocale();
  const places = countries
    .filter(({ code }) => code === region || OFFERED.includes(code))
    .map(({ code, name }) => ({ code, name: said(name), href: `?country=${code}` }));
  const here = places.find(({ code }) => code === region) ?? { code: 'JO', name: '' };
  const preferences = {
    languages: LANGUAGES.map((language) => ({ language, href: `/${language}`, current: language === page })),
    theme: 'system' as const,
    preferencesAction: '#preferences',
    returnTo: '/',
    search: { action: '#search', country: 'JO' },
  };
  const rules: StudentFrameProps['footer'] = {
    terms: '#terms',
    privacy: '#privacy',
    cookies: '#cookies',
  };
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
    country: { current: here, options: places },
    footer: {
      programs: '#programs',
      practice: '#practice',
      news: '#news',
      about: '#about',
      team: '#team',
      careers: '#careers',
      contact: '#contact',
      ...rules,
    },
    locate: () => Promise.resolve({ state: 'here', country: here.name }),
    showSignIn: true,
    showFooter: true,
  };
  const student: Omit<StudentFrameProps, 'children'> = {
    ...preferences,
    home: '#home',
    places: {
      dashboard: '#dashboard',
      subjects: '#explore',
      classes: '#classes',
      practice: '#practice',
      league: '#league',
      collections: '#collections',
      performance: '#reports',
      tutor: '#tutor',
      subscriptions: '#subscriptions',
      invite: '#invite',
      help: '#help',
    },
    section: 'dashboard',
    student: { fullName: 'سلمى الحوراني', program: { text: 'التوجيهي، العلمي', lang: 'ar' } },
    settings: '#settings',
    signOutAction: '#signout',
    footer: rules,
  };
  const stage: Omit<StageFrameProps, 'children'> = {
    home: '#home',
    close: '#lesson',
    title: { text: 'اختبار قصير: قانون نيوتن الثاني', lang: 'ar' },
    subtitle: t('questionOf', { number: 4, total: 6 }),
  };
  return { guest, student, stage };
}

/**
 * A screen inside its frame, as the product shows it. `frameProps` of the story's parameters change single
 * values.
 */
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
        <GuestFrame {...guest} search={null} showSignIn={false} showFooter={false} {...change}>
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
