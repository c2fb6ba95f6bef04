import { ar } from '../../story.tsx';
import type { ListedCollection, NameForm, ShownEntity } from './props.ts';

export const FORM: NameForm = { action: '#form', name: '', description: '', problem: null };

export const COLLECTIONS: readonly ListedCollection[] = [
  { id: 'a', name: 'مراجعة الفيزياء (1)', lessons: 7, questions: 5, shared: true, changedAt: '2026-11-29T18:00:00Z', href: '#a' },
  { id: 'b', name: 'أخطائي المتكررة', lessons: 0, questions: 12, shared: false, changedAt: '2026-11-28T18:00:00Z', href: '#b' },
  { id: 'c', name: 'Reported speech + grammar', lessons: 3, questions: 0, shared: false, changedAt: '2026-11-02T18:00:00Z', href: '#c' },
  {
    id: 'd',
    name: 'رياضيات (2) ~ التفاضل والتكامل لليلة الامتحان النهائي مع كل القوانين',
    lessons: 0,
    questions: 0,
    shared: false,
    changedAt: '2026-11-01T18:00:00Z',
    href: '#d',
  },
];

const physics = { subject: ar('الفيزياء'), tile: { icon: 'physics' as const, bgColor: '#5B4B8A' } };
export const ENTITIES: readonly ShownEntity[] = [
  {
    id: '1',
    type: 'lesson',
    of: 1201,
    shown: { ...physics, href: '#1201', title: ar('القصور الذاتي وقانون نيوتن الأول'), stem: null, minutes: 9 },
  },
  {
    id: '2',
    type: 'question',
    of: 2,
    shown: {
      ...physics,
      href: '#q2',
      title: null,
      stem: { lang: 'ar', parts: [{ kind: 'text', text: 'ما محصّلة قوتين متعامدتين مقدارهما 3 و4 نيوتن؟' }] },
      minutes: null,
    },
  },
  { id: '3', type: 'lesson', of: 1202, shown: null },
  { id: '4', type: 'question', of: 4, shown: null },
  { id: '5', type: 'lesson', of: 1203, shown: { ...physics, href: '#1203', title: ar('قانون نيوتن الثالث'), stem: null, minutes: 1 } },
];
