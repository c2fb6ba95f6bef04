import pg from 'pg';
import { OperatorError } from './operator-error.ts';
import { codeOf } from './postgres/failure.ts';

const ANSWERS_WITHIN_MS = 10_000;
const OLDEST_VERSION = 15;
const EXAMPLE = 'Example: DATABASE_URL=postgresql://darb:password@db.example.org:5432/darb';

interface Place {
  readonly place: string;
  readonly host: string;
  readonly database: string;
  readonly user: string;
}

interface Facts {
  readonly version: string;
  readonly encoding: string;
  readonly standby: boolean;
  readonly may_create: boolean;
}

/**
 * Asks the server of `DATABASE_URL` once whether Darb can work on it; refuses in words, never with its
 * password.
 */
export async function checkGivenDatabase(url: string, answersWithinMs = ANSWERS_WITHIN_MS): Promise<void> {
  const { place, database, user } = placeOf(url);
  const facts = await askServer(url, answersWithinMs).catch((error: unknown) => {
    throw new OperatorError(databaseProblem(error, url) ?? unknownProblem(error, place), { cause: error });
  });
  const problem = unfitness(facts, { place, database, user });
  if (problem !== null) throw new OperatorError(problem);
}

/** Why Darb cannot work on a server of these facts, and what to do; null when it can. */
export function unfitness(facts: Facts, { place, database, user }: Pick<Place, 'place' | 'database' | 'user'>): string | null {
  if (Number.parseInt(facts.version, 10) < OLDEST_VERSION)
    return (
      `DATABASE_URL: the server at ${place} is PostgreSQL ${facts.version}; it must be ${OLDEST_VERSION} or later.\n` +
      `Upgrade it, or use another one. ${EXAMPLE}`
    );
  if (facts.encoding !== 'UTF8')
    return (
      `DATABASE_URL: the database "${database}" at ${place} has the encoding ${facts.encoding}; it must be UTF8.\n` +
      `Make one that has: createdb --encoding=UTF8 --template=template0 --owner=${user} ${database}_utf8`
    );
  if (facts.standby) return readOnly(place);
  return facts.may_create ? null : mayNotCreate(place, database, user);
}

async function askServer(url: string, answersWithinMs: number): Promise<Facts> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'darb-check',
    connectionTimeoutMillis: answersWithinMs,
    query_timeout: answersWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as standby, has_database_privilege(current_database(), 'create') as may_create`,
    );
    if (!rows[0]) throw new Error('the server gave no row');
    return rows[0];
  } finally {
    // one that is silent is not asked to say goodbye
    void client.end().catch(() => undefined);
  }
}

/** Where a connection string leads, without what is secret in it. */
function placeOf(url: string): Place {
  try {
    const { host, port, database, user } = new pg.Client({ connectionString: url });
    const place = host.startsWith('/') ? `the socket ${host}/.s.PGSQL.${port}` : `${host}:${port}`;
    return { place, host, database: database ?? '', user: user ?? '' };
  } catch {
    return { place: 'its host', host: '', database: '', user: '' };
  }
}

/** An error with what it was made of: the query builder wraps those of the server. */
function* chainOf(error: unknown): Generator<unknown> {
  for (let link = error; link instanceof Error; link = link.cause) yield link;
}

/**
 * Two lines about an error of a given server: what is wrong, and what to do. Null when nobody foresaw it.
 */
export function databaseProblem(error: unknown, url: string): string | null {
  for (const link of chainOf(error)) {
    const problem = problemOf(link, placeOf(url));
    if (problem !== null) return problem;
  }
  return null;
}

const TLS = 'Example: DATABASE_URL=postgresql://darb:password@db.example.org/darb?sslmode=verify-full';
const AUTHORITY = '&sslrootcert=/etc/darb/authority.pem';
const readOnly = (place: string) =>
  `DATABASE_URL: the server at ${place} only lets read; it is a standby or set so.\nGive the one that takes writes. ${EXAMPLE}`;
const mayNotCreate = (place: string, database: string, user: string) =>
  `DATABASE_URL: the user "${user}" may not make tables in the database "${database}" at ${place}.\n` +
  `Give it the database: psql -c 'alter database "${database}" owner to "${user}"'`;

function problemOf(error: unknown, { place, host, database, user }: Place): string | null {
  const code = codeOf(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  const say = (wrong: string, mend: string) => `DATABASE_URL: ${wrong}\n${mend}`;
  if (/^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_CERT)/.test(code))
    return say(
      `the certificate of the server at ${place} is not trusted (${code}).`,
      `Name the authority that signed it. ${TLS}${AUTHORITY}`,
    );
  if (message.includes('does not support SSL'))
    return say(`the server at ${place} has no TLS, and sslmode asks for it.`, `Set TLS up there, or leave sslmode out. ${EXAMPLE}`);
  if (/password must be a (?:non-empty )?string/.test(message))
    return say(`the server at ${place} asks for a password, and there is none.`, `Write it behind the user’s name. ${EXAMPLE}`);
  switch (code) {
    case 'ECONNREFUSED':
      return say(`nothing listens at ${place}.`, `Start PostgreSQL there, or correct host and port. ${EXAMPLE}`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
      return say(`no address is known for the host "${host}".`, `Correct it, or see to the name server. ${EXAMPLE}`);
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EHOSTDOWN':
    case 'EINVAL':
      return say(`${place} cannot be reached (${code}).`, `See to host, port and firewall. ${EXAMPLE}`);
    case 'ENOENT':
    case 'EACCES':
      return isOfFile(error)
        ? say(
            `the file ${error.path} that it names cannot be read (${code}).`,
            `Correct its path, or let this user read it. ${TLS}${AUTHORITY}`,
          )
        : say(
            `${place} ${code === 'ENOENT' ? 'does not exist' : 'is closed to this user'}.`,
            `Start PostgreSQL there, or correct host and port. ${EXAMPLE}`,
          );
    case '28P01':
      return say(`the server at ${place} refuses the password of the user "${user}".`, `Correct user and password. ${EXAMPLE}`);
    case '28000':
      return message.includes('no encryption')
        ? say(
            `the server at ${place} takes this user over TLS alone, or not at all.`,
            `Ask for TLS, or add a line to its pg_hba.conf. ${TLS}`,
          )
        : say(`the server at ${place} does not let the user "${user}" in.`, `Make the user, or add a line to its pg_hba.conf. ${EXAMPLE}`);
    case '3D000':
      return say(`there is no database "${database}" at ${place}.`, `Make it: createdb --encoding=UTF8 --owner=${user} ${database}`);
    case '42501':
      return mayNotCreate(place, database, user);
    case '25006':
      return readOnly(place);
    case '53300':
      return say(`the server at ${place} has no connection left.`, 'End other programs that use it, or raise its max_connections.');
    case '53100':
      return say(`the disk of the server at ${place} is full.`, 'Make room there.');
    case '57P03':
      return say(`the server at ${place} is starting or stopping.`, 'Start Darb again when it answers: pg_isready says when.');
    default:
      return null;
  }
}

const isOfFile = (error: unknown): error is { path: string } =>
  error instanceof Error && 'syscall' in error && error.syscall === 'open' && 'path' in error && typeof error.path === 'string';

/** Of an error that nobody foresaw the code alone: its message may quote what was given. */
function unknownProblem(error: unknown, place: string): string {
  const code = codeOf(error);
  return (
    `DATABASE_URL: ${place} does not answer as PostgreSQL does${code === undefined ? '' : ` (${code})`}.\n` +
    `See that host and port are PostgreSQL’s, and to its log. ${EXAMPLE}`
  );
}
