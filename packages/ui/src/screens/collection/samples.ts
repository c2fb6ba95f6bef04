import { ar } from '../../story.tsx';
import type { EntityPicture, ListedCollection, NameForm, ShownEntity } from './props.ts';

export const FORM: NameForm = { action: '#form', name: '', description: '', problem: null };

/** A board as a lesson begins with one: axes and a vector. */
const BOARD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75"><path fill="#0d4a50" d="M0 0h100v75H0z"/><path d="M24 58h48M24 58V20" stroke="#fff5e6" stroke-width="2.4"/><path d="M24 58 68 23" stroke="#f3c46b" stroke-width="2.6"/></svg>',
)}`;
const board: EntityPicture = { kind: 'board', src: BOARD };
const subject: EntityPicture = { kind: 'subject', icon: 'physics', bgColor: '#5B4B8A' };
const formula: EntityPicture = {
  kind: 'formula',
  mathml: '<math><mi>F</mi><mo>=</mo><mi>m</mi><mi>a</mi></math>',
};
export const COLLECTIONS: readonly ListedCollection[] = [
  {
    id: 'a',
    name: 'مراجعة الفيزياء (1)',
    lessons: 7,
    questions: 5,
    shared: true,
    changedAt: '2026-11-29T18:00:00Z',
    pictures: [board, formula, board, subject],
    href: '#a',
  },
  {
    id: 'b',
    name: 'أخطائي المتكررة',
    lessons: 0,
    questions: 12,
    shared: false,
    changedAt: '2026-11-28T18:00:00Z',
    pictures: [formula, subject, formula, formula],
    href: '#b',
  },
  {
    id: 'c',
    name: 'Reported speech + grammar',
    lessons: 3,
    questions: 0,
    shared: false,
    changedAt: '2026-11-02T18:00:00Z',
    pictures: [board, subject, board],
    href: '#c',
  },
  {
    id: 'd',
    name: 'رياضيات (2) ~ التفاضل والتكامل لليلة الامتحان النهائي مع كل القوانين',
    lessons: 0,
    questions: 0,
    shared: false,
    changedAt: '2026-11-01T18:00:00Z',
    pictures: [],
    href: '#d',
  },
];

const lesson = (of: number, title: string, minutes: number, picture: EntityPicture): ShownEntity => ({
  ...{ id: `lesson-${of}`, type: 'lesson', of },
  shown: {
    name: { props: { type: 'lesson', href: `#${of}`, title: ar(title), stem: null, subject: ar('الفيزياء'), minutes } },
    picture,
  },
});
const STEM = { lang: 'ar' as const, parts: [{ kind: 'text' as const, text: 'ما محصّلة قوتين متعامدتين مقدارهما 3 و4 نيوتن؟' }] };
export const ENTITIES: readonly ShownEntity[] = [
  lesson(1201, 'القصور الذاتي وقانون نيوتن الأول', 9, board),
  {
    ...{ id: 'question-2', type: 'question', of: 2 },
    shown: {
      name: { props: { type: 'question', href: '#q2', title: null, stem: STEM, subject: ar('الفيزياء'), minutes: null } },
      picture: formula,
    },
  },
  { id: 'gone-1202', type: 'lesson', of: 1202, shown: null },
  { id: 'gone-4', type: 'question', of: 4, shown: null },
  lesson(1203, 'قانون نيوتن الثالث', 1, subject),
];
