import { countries, countryOf } from '../../packages/contract/src/countries.ts';
import type { CountryCode } from '../../packages/contract/src/catalog.ts';
import { pathOf, type Rest } from '../../apps/web/app/href.ts';
import { isOffIn } from '../../apps/web/app/row.ts';
import { rowNames, rowOf, type RowName } from '../../apps/web/app/site-map.ts';
import { ask } from './ask.ts';
import type { Records } from './records.ts';

const VISITORS = ['guest', 'free', 'premium'] as const;
type Visitor = (typeof VISITORS)[number];
const PREFIXES = ['', '/ar', '/en', '/ur'] as const;

/** One address, as one visitor; a student's own country counts, whatever the address says. */
interface PathVisit {
  readonly row: RowName;
  readonly visitor: Visitor;
  readonly prefix: (typeof PREFIXES)[number];
  /** In the address. */
  readonly said: CountryCode;
  /** What the page goes by. */
  readonly country: CountryCode;
}

/** What is answered: `200`, or `302 /ar/dashboard`; a target without its query. */
type Outcome = string;

/** The path and query of a row's example. */
const exampleOf = (country: CountryCode, row: RowName): string => {
  const params = rowOf(row).example ?? null;
  return pathOf({ country }, row, ...([params] as Rest<RowName>));
};

const ledTo =
  (row: RowName) =>
  ({ prefix, country }: PathVisit): Outcome => {
    const [path = ''] = exampleOf(country, row).split('?', 1);
    return `302 ${`${prefix}${path}`.replace(/(?<=.)\/$/, '') || '/'}`;
  };
const nothing = (): Outcome => '404';
const byVisitor =
  (guest: (visit: PathVisit) => Outcome, student: (visit: PathVisit) => Outcome) =>
  (visit: PathVisit): Outcome =>
    visit.visitor === 'guest' ? guest(visit) : student(visit);

/** Rows without a page at their example: what is one student's alone, begun elsewhere, or acts. */
const OWN_ANSWERS: Readonly<Partial<Record<RowName, (visit: PathVisit) => Outcome>>> = {
  // nothing of this visitor's, or of anybody's, is there
  collection: nothing,
  collectedQuestion: nothing,
  collectionRound: nothing,
  collectionSheet: nothing,
  sharedCollection: nothing,
  sharedProgress: nothing,
  receipt: nothing,
  profileEdit: nothing,
  notFound: nothing,
  // no provider of sign-in is configured
  login: nothing,
  settingsLogins: nothing,
  kaustGoogle: ledTo('kaust'),
  kaustFacebook: ledTo('kaust'),
  loginResult: byVisitor(ledTo('signin'), ledTo('settingsLogins')),
  // what must come before it did not
  codeConfirmation: ledTo('signup'),
  emailConfirmation: ledTo('signup'),
  success: ledTo('dashboard'),
  test: ledTo('testCover'),
  testResult: ledTo('testCover'),
  practiceCompleted: (visit) => `302 ${visit.prefix}/practice/11/round/1`,
  // its first question stands in the query
  today: ledTo('today'),
  // the way to another page
  subtopic: ledTo('lesson'),
  practiceIntro: byVisitor(() => '200', ledTo('startPractice')),
  PKurduwelcome: ({ prefix }) => (prefix === '' ? '302 /ur/PKurduwelcome' : '200'),
  paywall: (visit) => ledTo(countryOf(visit.country).paywallEnabled ? 'explore' : 'home')(visit),
  // they take a form, and whoever comes by the address alone is led to where it stands
  preferences: ledTo('home'),
  countryOfPosition: ledTo('home'),
  signOut: ledTo('home'),
  searchTaken: ledTo('search'),
  addToCollection: ledTo('collections'),
  quizAnswer: ledTo('dashboard'),
  lessonProgress: ledTo('dashboard'),
  testHandIn: ledTo('dashboard'),
  testMark: ledTo('dashboard'),
  testQuestions: ledTo('test'),
  practiceAnswer: ledTo('startPractice'),
  leagueTicket: ledTo('league'),
};

/** Rows whose answer to a student depends on how often they asked. */
const COUNTS: ReadonlySet<RowName> = new Set(['ownData']);

/** What the table says of a visit: guard, countries, and what the row itself answers. */
function expectedOf(visit: PathVisit): Outcome {
  const row = rowOf(visit.row);
  const isGuest = visit.visitor === 'guest';
  if (isOffIn(row, visit.country)) return ledTo('home')(visit);
  if (row.who === 'guest' && !isGuest) return ledTo('dashboard')(visit);
  if (row.who === 'student' && isGuest) return ledTo(row.otherwise ?? 'home')(visit);
  return OWN_ANSWERS[visit.row]?.(visit) ?? '200';
}

/** The visits of a row. The free student is of Jordan, the premium one of the address's country. */
const visitsOf = (row: RowName): PathVisit[] =>
  VISITORS.filter((visitor) => visitor === 'guest' || !COUNTS.has(row)).flatMap((visitor) =>
    countries.flatMap(({ code }) =>
      PREFIXES.map((prefix) => ({ row, visitor, prefix, said: code, country: visitor === 'free' ? ('JO' as const) : code })),
    ),
  );

/** Each row of the site map, as each visitor, in each country, with and without each prefix. */
export const everyVisit = (): PathVisit[] => rowNames.flatMap(visitsOf);

/** Each row as each visitor where it is on and where it is off, the prefixes by turns. */
export const coveringVisits = (): PathVisit[] =>
  rowNames.flatMap((row, index) =>
    VISITORS.flatMap((visitor, at) => {
      const prefix = PREFIXES[(index + at) % PREFIXES.length] ?? '';
      const own = visitsOf(row).filter((visit) => visit.visitor === visitor && visit.prefix === prefix);
      const on = own.find(({ country }) => !isOffIn(rowOf(row), country));
      const off = own.find(({ country }) => isOffIn(rowOf(row), country));
      return [on, off].filter((visit) => visit !== undefined);
    }),
  );

/** Cookies by visitor; a premium student's by country. */
interface Visitors {
  readonly free: string;
  readonly premium: Readonly<Record<CountryCode, string>>;
}

/** A free student of Jordan, and one with a key in each country. */
export async function visitorsOf(records: Records): Promise<Visitors> {
  const cookie = ({ token }: { token: string }) => `access-token=${token}`;
  const premium: Partial<Record<CountryCode, string>> = {};
  for (const { code } of countries) {
    const student = await records.student();
    await records.settle(student.id, code);
    await records.subscribe(student.id);
    premium[code] = cookie(student);
  }
  return { free: cookie(await records.student()), premium: premium as Visitors['premium'] };
}

/** Asks for one visit; the target's query is checked for the country, and left out. */
async function outcomeOf(url: string, visit: PathVisit, visitors: Visitors): Promise<Outcome> {
  const address = `${url}${visit.prefix}${exampleOf(visit.said, visit.row)}`;
  const cookie = { guest: '', free: visitors.free, premium: visitors.premium[visit.country] }[visit.visitor];
  const { status, headers } = await ask(address, { headers: { cookie }, timeout: 60_000 });
  if (headers.location === undefined) return String(status);
  const target = new URL(headers.location, url);
  const country = target.searchParams.get('country');
  return `${status} ${target.pathname}${country === visit.country || rowOf(visit.row).frame === 'resource' ? '' : ` in ${country}`}`;
}

/** Runs the visits, some at once; gives those whose outcome is another than the table's. */
export async function walkPaths(url: string, visits: readonly PathVisit[], visitors: Visitors, atOnce = 8): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const walk = async (): Promise<void> => {
    for (let visit = visits[next++]; visit; visit = visits[next++]) {
      const [expected, outcome] = [expectedOf(visit), await outcomeOf(url, visit, visitors)];
      if (outcome !== expected)
        wrong.push(`${visit.row} as ${visit.visitor} in ${visit.said} at ${visit.prefix || '/'}: ${outcome}, not ${expected}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return wrong;
}
