import os from 'node:os';
import type { ReportTimes } from './busy-report.ts';
import type { MeasuredPage } from './evening.ts';
import { PARTS, type FirstLoad } from './first-load.ts';
import type { Load, Turns } from './load.ts';
import { AT_ONCE, PAUSE, type Rhythm, type Saving } from './saving.ts';

/** What must be reached (ratios to the rivals of the same run, kilobytes of 1,000 bytes, milliseconds). */
const AIMS = {
  ...{ jsRatio: 1.4, jsGzipKb: 120, htmlAndCssBrotliKb: 14, cpuRatio: 1.2, guestRatio: 1.5 },
  ...{ savingP99: 60, reportP95: 100 },
} as const;

export interface Measured {
  pages: readonly Pick<MeasuredPage, 'name' | 'who' | 'jsGzipKb'>[];
  weights: Readonly<Record<string, FirstLoad>>;
  loads: Readonly<Record<string, Load>>;
  /** The name of each guest page's static file among the loads. */
  statics: Readonly<Record<string, string>>;
  minimal: string;
  sixRoutes: string;
  /** The lessons that are opened anew each time. */
  openings: string;
  saving: readonly Saving[];
  /** The report of a student with so many answers. */
  reports: readonly ReportTimes[];
  busyAnswers: number;
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

function weightsTable({ pages, weights, minimal }: Measured): string {
  const names = [...pages.map(({ name }) => name), minimal];
  return table(
    ['First load, kB gzip / brotli', 'HTML', 'CSS', 'CSS later', 'fonts', 'JS', 'JS files', 'HTML + CSS'],
    names.flatMap((name) => {
      const weight = weights[name];
      if (!weight) return [];
      const both = (gzip: number, brotli: number) => `${kb(gzip)} / ${kb(brotli)}`;
      return [
        [
          name,
          ...PARTS.map((part) => both(weight[part].gzip, weight[part].brotli)),
          weight.js.files,
          both(weight.html.gzip + weight.css.gzip, weight.html.brotli + weight.css.brotli),
        ],
      ];
    }),
  );
}

const loadOf = ({ loads }: Measured, name: string): Load => loads[name] ?? { cpuPerRequest: Number.NaN, requestsPerSecond: Number.NaN };

function loadsTable(measured: Measured): string {
  const one = loadOf(measured, measured.minimal).cpuPerRequest;
  const six = loadOf(measured, measured.sixRoutes).cpuPerRequest;
  return table(
    ['CPU of the server', 'ms a request', 'to minimal Remix', 'to six routes', 'requests/s'],
    Object.entries(measured.loads).map(([name, { cpuPerRequest: cpu, requestsPerSecond }]) => [
      name,
      cpu.toFixed(3),
      (cpu / one).toFixed(2),
      (cpu / six).toFixed(2),
      Math.round(requestsPerSecond),
    ]),
  );
}

const atShare = (share: number, numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? Number.NaN;
const p99Of = ({ durations }: Saving): number => atShare(0.99, durations);

/** How answers come, in words. */
const RHYTHM: Readonly<Record<Rhythm, string>> = {
  burst: `${AT_ONCE} students at the same instant`,
  evening: `${AT_ONCE} students, each every ${PAUSE.least} to ${PAUSE.most} s`,
};

function waitsTable({ saving, reports, busyAnswers }: Measured): string {
  const ms = (...values: number[]): string[] => values.map((value) => value.toFixed(1));
  return table(
    ['ms to the answer', 'times', 'median', 'p95', 'p99', 'slowest', 'CPU'],
    [
      ...saving.map(({ name, rhythm, durations, cpuPerAnswer }) => [
        `saving an answer of a ${name}, ${RHYTHM[rhythm]}`,
        durations.length,
        ...ms(...[0.5, 0.95, 0.99, 1].map((share) => atShare(share, durations)), cpuPerAnswer),
      ]),
      ...reports.map(({ period, durations }) => [
        `report over ${period === 'all' ? 'three years' : 'a term'}, ${busyAnswers} answers`,
        durations.length,
        ...ms(...[0.5, 0.95, 0.99, 1].map((share) => atShare(share, durations))),
        '',
      ]),
    ],
  );
}

interface Verdict {
  aim: string;
  page: string;
  figure: string;
  met: boolean;
}

function verdicts(measured: Measured): Verdict[] {
  const { pages, weights, minimal, openings, saving, reports } = measured;
  const minimalJs = weights[minimal]?.js.gzip ?? Number.NaN;
  const six = loadOf(measured, measured.sixRoutes).cpuPerRequest;
  const drawnEachTime = (name: string): Verdict => {
    const ratio = loadOf(measured, name).cpuPerRequest / six;
    return {
      aim: `CPU of a page that is drawn each time at most ${AIMS.cpuRatio} × minimal Remix with six routes`,
      page: name,
      figure: `${ratio.toFixed(2)} ×`,
      met: ratio <= AIMS.cpuRatio,
    };
  };
  const ofPages = pages.flatMap(({ name, who, jsGzipKb }) => {
    const weight = weights[name];
    if (!weight) return [];
    const js = weight.js.gzip;
    const critical = weight.html.brotli + weight.css.brotli;
    const found: Verdict[] = [
      jsGzipKb === undefined
        ? {
            aim: `JS at most ${AIMS.jsRatio} × minimal Remix and ${AIMS.jsGzipKb} kB gzip`,
            page: name,
            figure: `${(js / minimalJs).toFixed(2)} ×, ${kb(js)} kB`,
            met: js <= AIMS.jsRatio * minimalJs && js <= AIMS.jsGzipKb * 1000,
          }
        : { aim: `JS of the ${name} at most ${jsGzipKb} kB gzip`, page: name, figure: `${kb(js)} kB`, met: js <= jsGzipKb * 1000 },
      {
        aim: `HTML with its CSS at most ${AIMS.htmlAndCssBrotliKb} kB brotli`,
        page: name,
        figure: `${kb(critical)} kB`,
        met: critical <= AIMS.htmlAndCssBrotliKb * 1000,
      },
    ];
    if (who !== 'guest') {
      found.push(drawnEachTime(name));
    } else {
      const ratio = loadOf(measured, name).requestsPerSecond / loadOf(measured, measured.statics[name] ?? '').requestsPerSecond;
      found.push({
        aim: `guest page from the cache at least ${AIMS.guestRatio} × the requests per second of Hono’s static file`,
        page: name,
        figure: `${ratio.toFixed(2)} ×`,
        met: ratio >= AIMS.guestRatio,
      });
    }
    return found;
  });
  const waits = [
    ...saving.map((one) => ({
      aim: `saving an answer with ${AT_ONCE} students at once: p99 at most ${AIMS.savingP99} ms, nothing lost`,
      page: `${one.name}, ${RHYTHM[one.rhythm]}`,
      figure: `${p99Of(one).toFixed(0)} ms, ${one.lost} of ${one.kept} lost`,
      met: p99Of(one) <= AIMS.savingP99 && one.lost === 0,
    })),
    ...reports.map(({ period, durations }) => ({
      aim: `report of a busy student: p95 at most ${AIMS.reportP95} ms`,
      page: period === 'all' ? 'three years' : 'a term',
      figure: `${atShare(0.95, durations).toFixed(0)} ms`,
      met: atShare(0.95, durations) <= AIMS.reportP95,
    })),
  ];
  return [...ofPages, drawnEachTime(openings), ...waits];
}

/** The figures as Markdown, and whether all aims were met. */
export function reportOf(measured: Measured): { text: string; allMet: boolean } {
  const found = verdicts(measured).sort((a, b) => a.aim.localeCompare(b.aim));
  const text = [
    weightsTable(measured),
    loadsTable(measured),
    waitsTable(measured),
    table(
      ['Aim', 'page', 'figure', ''],
      found.map(({ aim, page, figure, met }) => [aim, page, figure, met ? 'met' : 'NOT MET']),
    ),
  ].join('\n\n');
  return { text, allMet: found.every(({ met }) => met) };
}

/** The whole of `docs/bench.md`, with the rows of the table and how many of them are still to come. */
export function document(
  text: string,
  { seconds, rows, coming, turns }: { seconds: number; rows: number; coming: number; turns: Turns },
): string {
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  return `# Speed and weight, measured

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} in ${Math.round(seconds)} s.
Machine: ${os.cpus().length} × ${cpu}, ${Math.round(os.totalmem() / 1e9)} GB, ${os.type()} ${os.release()}, Node ${process.version}; load before the run ${os.loadavg()[0]?.toFixed(1) ?? '?'}.

All of it comes from one run: the product's production build on a fresh data folder, the pages in Arabic with \`?country=JO\`, a new student; the pages of a test are those of students
who sit one and have sat one, reports and a parent’s page those of a student with three busy years (\`tests/bench/study-pages.ts\`); those of the league are of a student
who has played, on a board with eight rows, and the match is one that goes on (\`tests/bench/league-pages.ts\`). Its route table has ${rows} rows: today's,
and ${coming} addresses that are still to come (\`tests/bench/coming-rows.ts\`). The rivals are built by the same Vite and served by
\`node:http\` with a Hono listener: a minimal Remix page (one route, and with six), and Hono with a static file as long as the guest's page. The first load is what Chromium fetches with an empty
cache until nothing more comes. Answers are asked for uncompressed by 8 connections of another process; CPU is that of the server's process alone, all its threads (drawing, garbage, compiling), by the
scheduler's clock, without the database. A server gets cheaper for thousands of requests, ours and the rival alike (the rival from 2.6 to 1.15 ms): each page is asked for, ${2 * turns.amount} times in its turn, until its
figure has not fallen twice, ${turns.warmUps} times at most. Then ${turns.rounds} rounds in an order that changes, ${turns.amount} requests a page, the rivals in each round; the figures are medians of the rounds. The milliseconds
depend on the machine and on what else it does; the ratios are what counts.

${AT_ONCE} students who save answers at once are measured in two rhythms (\`tests/bench/saving.ts\`). At the same instant: all ${AT_ONCE} send an answer together, and the next when all are told that
theirs are saved. In an exam at its quickest: the first ${AT_ONCE} at the same instant, then each student every ${PAUSE.least} to ${PAUSE.most} s, whether the answer before
is saved or not. Milliseconds count from the moment at which an answer was due. Students who send the next answer as soon as one is saved would measure the length of their own queue. Afterwards
the database is asked whether the newest answer to each question is there.

${text}
`;
}
