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
  const t = texts.getFixedT(language, 'reports');
  const own = texts.getFixedT(language, 'reportFile');
  const difficulty = texts.getFixedT(language, 'frame');
  const counts = [own('answered'), t('facts.correct'), t('accuracy')];
  return [
    [t('span'), own('until'), t('minutes'), t('facts.lessons'), ...counts],
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
    [...[own('subject'), own('topic'), t('facts.lessons'), ...counts], ...DIFFICULTIES.map((each) => difficulty(`difficulty.${each}`))],
    ...subjects.flatMap(({ subject, subtopics }) =>
      subtopics.map(({ title, lessons, answered, correct, accuracy, difficulties }) => [
        ...[subject.title.text, title.text, lessons, answered, correct, accuracy],
        ...difficulties.map((each) => each.accuracy),
      ]),
    ),
    [],
    [...[own('date'), own('kind'), own('assessment'), own('subject')], ...[t('facts.correct'), own('questionsAsked'), '%', own('result')]],
    ...attempts.map(({ submitted_at, type, title, subject, correct_count, questions_count, percentage, result }) => [
      ...[submitted_at.slice(0, 10), t(`step.${type}`), title.text, subject.title.text],
      ...[correct_count, questions_count, percentage, t(result === 'passed' ? 'passed' : 'notYet')],
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
