import { ar } from '../../../story.tsx';
import type { ReportAttemptRow, ReportRoad, ReportSubjectRow, ReportTopicRow } from '../report-props.ts';

const day = (first: string, after: number): string => {
  const moved = new Date(`${first}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + after);
  return moved.toISOString().slice(0, 10);
};

const weeks = (values: readonly (readonly [accuracy: number | null, minutes: number])[]): ReportRoad['spans'] =>
  values.map(([accuracy, minutes], index) => ({
    from: day('2026-09-06', 7 * index),
    to: day('2026-09-06', 7 * index + 6),
    minutes,
    accuracy,
  }));

/** The term of the reference. */
export const TERM: ReportRoad = {
  unit: 'week',
  spans: weeks([
    [52, 95],
    [55, 120],
    [49, 60],
    [58, 150],
    [61, 175],
    [59, 140],
    [54, 80],
    [63, 190],
    [69, 210],
    [72, 230],
    [71, 185],
    [76, 135],
  ]),
  tests: [
    { title: ar('الحركة في بُعد'), percentage: 72, passed: true, date: '2026-09-30' },
    { title: ar('قوانين نيوتن'), percentage: 45, passed: false, date: '2026-10-21' },
    { title: ar('النهايات'), percentage: 68, passed: true, date: '2026-11-08' },
  ],
};

/** A first week, with too few answers. */
export const FIRST_WEEK: ReportRoad = { unit: 'week', spans: weeks([[null, 12]]), tests: [] };
/** A first week with answers enough. */
export const ONE_WEEK: ReportRoad = { unit: 'week', spans: weeks([[64, 48]]), tests: [] };
/** Weeks without anything in the middle, and accuracy that fell. */
export const WITH_GAPS: ReportRoad = {
  unit: 'week',
  spans: weeks([
    [81, 140],
    [78, 90],
    [null, 0],
    [null, 0],
    [null, 4],
    [62, 60],
    [66, 85],
    [null, 10],
  ]),
  tests: [],
};
/** Three years, a point a month. */
export const YEARS: ReportRoad = {
  unit: 'month',
  spans: Array.from({ length: 36 }, (_, index) => {
    const from = new Date(Date.UTC(2023, 11 + index, 1, 12)).toISOString().slice(0, 10);
    const to = new Date(Date.UTC(2023, 12 + index, 0, 12)).toISOString().slice(0, 10);
    return { from, to, minutes: 200 + ((index * 137) % 900), accuracy: 45 + Math.round(index * 0.8) + ((index * 7) % 9) };
  }),
  tests: [],
};

export const SUBJECTS: ReportSubjectRow[] = [
  {
    ...{ id: 12, title: ar('الفيزياء'), icon: 'physics', bgColor: '#5B4B8A', lessons: 18, answered: 240, accuracy: 78 },
    toggle: '?subject=0',
    opened: {
      subtopics: [
        { id: 1, title: ar('قوانين نيوتن'), easy: 96, medium: 78, hard: 60 },
        { id: 2, title: ar('الحركة في بُعدين'), easy: 90, medium: 64, hard: 35 },
        { id: 3, title: ar('الاحتكاك'), easy: 80, medium: 50, hard: null },
      ],
      notBegun: { title: ar('الشغل والطاقة'), href: '#' },
    },
  },
  {
    ...{ id: 11, title: ar('الرياضيات'), icon: 'math', bgColor: '#2F5D9B', lessons: 21, answered: 196, accuracy: 74 },
    toggle: '?subject=11',
    opened: null,
  },
  {
    ...{ id: 13, title: ar('الكيمياء'), icon: 'chemistry', bgColor: '#9A5B13', lessons: 2, answered: 3, accuracy: null },
    toggle: '?subject=13',
    opened: null,
  },
];

/** One subject with too few answers to say a percentage, open. */
export const FEW_IN_SUBJECT: ReportSubjectRow[] = SUBJECTS.slice(2).map((subject) => ({
  ...subject,
  toggle: '?subject=0',
  opened: { subtopics: [{ id: 9, title: ar('الحسابات المولية'), easy: null, medium: null, hard: null }], notBegun: null },
}));
/** Nothing was done in the subject that is open. */
export const NOTHING_IN_SUBJECT: ReportSubjectRow[] = SUBJECTS.map((subject) => ({
  ...subject,
  opened: subject.id === 11 ? { subtopics: [], notBegun: null } : null,
}));

const step = { kind: 'lesson', title: ar('قوة الاحتكاك'), minutes: 9, questions: null, href: '#' } as const;
export const WEAKEST: ReportTopicRow[] = [
  { id: 3, title: ar('الاحتكاك'), accuracy: 48, step },
  {
    id: 9,
    title: ar('الحسابات المولية'),
    accuracy: 51,
    step: { ...step, kind: 'quiz', title: ar('الحسابات المولية'), minutes: null, questions: 6 },
  },
  { id: 21, title: ar('Reported speech'), accuracy: 56, step: null },
];
export const STRONGEST: ReportTopicRow[] = [
  {
    id: 31,
    title: ar('قاعدة السلسلة'),
    accuracy: 94,
    step: { ...step, kind: 'test', title: ar('اختبار التفاضل'), minutes: null, questions: 20 },
  },
  { id: 32, title: ar('القصور الذاتي'), accuracy: 91, step: { ...step, title: ar('تطبيقات حساب التفاضل على القيم القصوى المطلقة') } },
];

export const ATTEMPTS: ReportAttemptRow[] = [
  { type: 'test', title: ar('قوانين نيوتن'), subject: ar('الفيزياء'), date: '2026-11-26', percentage: 80, passed: true, href: '#' },
  { type: 'quiz', title: ar('معادلة المماس'), subject: ar('الرياضيات'), date: '2026-11-24', percentage: 83, passed: true, href: '#' },
  { type: 'quiz', title: ar('الحسابات المولية'), subject: ar('الكيمياء'), date: '2026-11-22', percentage: 33, passed: false, href: '#' },
  { type: 'test', title: ar('قوانين نيوتن'), subject: ar('الفيزياء'), date: '2026-11-19', percentage: 45, passed: false, href: null },
];
