import { data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { REPORT_PERIODS, type ReportPeriod } from '@darb/contract';
import { SHARE_NAME_MAX } from '@darb/contract/limits';
import { rowOf } from '@darb/contract/message-keys';
import { ReportsScreen } from '@darb/ui/screens/progress/ReportsScreen/ReportsScreen';
import type { ReportActions, ReportsScreenProps } from '@darb/ui/screens/progress/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { copyAddress, shareAddress } from '../../client/sharing.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { attemptOf, openedOf, reviewOf, roadOf, subjectsOf, topicsOf, totalsOf } from './report-view.ts';

const SHOWN = 5;
const PAGE = 20;

const periodOf = (asked: string | null): ReportPeriod => REPORT_PERIODS.find((period) => period === asked) ?? 'term';
/** From which attempt on all of them are shown; null for the newest alone. */
const fromOf = (asked: string | null): number | null => (asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null);

/** What a student learnt in a period, the attempts, and the links to it. */
export const loader = page('reports', async ({ api, visit, student, search, drawn }): Promise<{ screen: ReportsScreenProps }> => {
  const program = student.program_id ?? 0;
  const period = periodOf(search.get('period'));
  const from = fromOf(search.get('from'));
  const [report, history, shared] = await Promise.all([
    api.progress.report({ period }),
    api.progress.attemptHistory({ limit: from === null ? SHOWN : PAGE, offset: from ?? 0 }),
    api.progress.shareLinks({}),
  ]);
  if (report.began === null && shared.links.length === 0) {
    const place = report.subjects.find(({ not_begun }) => not_begun?.step.kind === 'lesson')?.not_begun?.step;
    const at = place && { program, subject: place.subject_id, subtopic: place.subtopic_id, lesson: place.id };
    return { screen: { state: 'empty', start: at ? href(visit, 'lesson', at) : href(visit, 'exploreProgram', { program }) } };
  }
  const asked = openedOf(search);
  const pageAt = (offset: number) => href(visit, 'reports', null, { period, from: offset, subject: asked }, 'history');
  const pageWith = (subject: number) => href(visit, 'reports', null, { period, from, subject });
  return {
    screen: {
      state: 'ready',
      periods: REPORT_PERIODS.map((each) => ({
        period: each,
        href: href(visit, 'reports', null, { period: each }),
        current: each === period,
      })),
      report: drawn({
        road: roadOf(report),
        totals: totalsOf(report),
        subjects: subjectsOf(visit, program, report.subjects, { asked, pageWith }),
        weakest: topicsOf(visit, program, report.weakest),
        strongest: topicsOf(visit, program, report.strongest),
        history: {
          attempts: history.attempts.map((attempt) => attemptOf(attempt, reviewOf(visit, attempt))),
          all: from === null && history.total > SHOWN ? pageAt(0) : null,
          newer: from !== null && from > 0 ? pageAt(Math.max(0, from - PAGE)) : null,
          older: from !== null && from + PAGE < history.total ? pageAt(from + PAGE) : null,
        },
      }),
      csv: href(visit, 'reportsFile', null, { period }),
      share: {
        links: shared.links.map(({ id, name, language, token, created_at, last_opened_at }) => ({
          id,
          name,
          createdAt: created_at,
          lastOpenedAt: last_opened_at,
          address: token && `${visit.origin}${href({ ...visit, prefix: `/${language}` }, 'sharedProgress', { token })}`,
        })),
        more: shared.left,
        nameMax: SHARE_NAME_MAX,
        action: href(visit, 'reports', null, { period }),
        problem: null,
      },
    },
  };
});

/** Makes a link, or ends one. */
export const action = actionOf('reports', async ({ api, visit, fields, search }) => {
  try {
    if (fields.text('intent') === 'revoke') await api.progress.revokeShare({ id: fields.text('id') });
    else await api.progress.share({ name: fields.text('name') });
  } catch (thrown) {
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).leadsTo !== undefined) throw thrown;
    return data({ problem: thrown.messageKey }, { status: rowOf(thrown.messageKey).status });
  }
  return redirect(pathOf(visit, 'reports', null, { period: periodOf(search.get('period')) }));
});

const actions: ReportActions = { print: () => window.print(), copy: copyAddress, share: (address) => shareAddress(address) };

export default function ReportsPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = screen.state === 'empty' ? screen : { ...screen, share: { ...screen.share, problem: refused?.problem ?? null } };
  return <ReportsScreen {...shown} actions={actions} />;
}
