import { DIFFICULTIES, reportPeriod, type Report, type ReportAttempt } from '@darb/contract';
import type { Language } from '@darb/language';
import { textsIn } from '../../i18n/texts.server.ts';
import { page } from '../../server/page.ts';
import { csvOf } from './csv.ts';

/** The most attempts of one file. */
const MOST = 500;

/** Three tables below each other: the report over time, its topics, the attempts. */
function tablesOf(language: Language, { spans, subjects }: Report, attempts: readonly ReportAttempt[]) {
  const texts = textsIn(language);
  const t = texts.getFixedT(language, 'progress');
  const difficulty = texts.getFixedT(language, 'frame');
  const counts = [t('reports.file.answered'), t('reports.facts.correct'), t('reports.accuracy')];
  return [
    [t('reports.span'), t('reports.file.until'), t('reports.minutes'), t('reports.facts.lessons'), ...counts],
    ...spans.map(({ from, to, minutes, lessons, answered, correct, accuracy }) => [
      from,
      to,
      minutes,
      lessons,
      answered,
      correct,
      accuracy,
    ]),
    [],
    [
      ...[t('reports.file.subject'), t('reports.file.topic'), t('reports.facts.lessons'), ...counts],
      ...DIFFICULTIES.map((each) => difficulty(`difficulty.${each}`)),
    ],
    ...subjects.flatMap(({ subject, subtopics }) =>
      subtopics.map(({ title, lessons, answered, correct, accuracy, difficulties }) => [
        ...[subject.title.text, title.text, lessons, answered, correct, accuracy],
        ...difficulties.map((each) => each.accuracy),
      ]),
    ),
    [],
    [
      ...[t('reports.file.date'), t('reports.file.kind'), t('reports.file.assessment'), t('reports.file.subject')],
      ...[t('reports.facts.correct'), t('reports.file.questionsAsked'), '%', t('reports.file.result')],
    ],
    ...attempts.map(({ submitted_at, type, title, subject, correct_count, questions_count, percentage, result }) => [
      ...[submitted_at.slice(0, 10), t(`reports.step.${type}`), title.text, subject.title.text],
      ...[correct_count, questions_count, percentage, t(result === 'passed' ? 'reports.passed' : 'reports.notYet')],
    ]),
  ];
}

/** A report as a file for a spreadsheet. */
export const loader = page('reportsFile', async ({ api, visit, search }) => {
  const period = reportPeriod.catch('term').parse(search.get('period'));
  const [report, { attempts }] = await Promise.all([api.progress.report({ period }), api.progress.attemptHistory({ limit: MOST })]);
  throw new Response(csvOf(tablesOf(visit.language, report, attempts)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="darb-${period}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
});
