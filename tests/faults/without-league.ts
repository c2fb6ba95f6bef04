import { connect } from 'node:net';
import { ask, askApi, CLIENT, type ApiAnswer } from '../support/ask.ts';
import { codeSentTo, type Product } from '../support/product.ts';
import type { Report } from '../support/report.ts';
import { attemptNow, freeSittings, someAnswer } from './learners.ts';

/** Milliseconds in which everything is answered, whatever the league does. */
export const ANSWERS_WITHIN = 7_000;

/** Does something, and finds it wrong when it fails or takes too long; gives what came of it. */
export async function inTime<Result>(
  report: Report,
  what: string,
  work: () => Promise<Result>,
  slowest?: number[],
): Promise<Result | null> {
  const began = performance.now();
  try {
    const result = await work();
    const took = performance.now() - began;
    slowest?.push(took);
    if (took > ANSWERS_WITHIN) report.finding(`${what} took ${(took / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    report.finding(`${what}: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
    return null;
  }
}

/** What `/readyz` says. */
export async function readiness({ url }: Product): Promise<{ status: number; league?: boolean }> {
  const { status, text } = await ask(`${url}/readyz`);
  const { league } = JSON.parse(text) as { league?: boolean };
  return { status, ...(league === undefined ? {} : { league }) };
}

function must(answer: ApiAnswer): ApiAnswer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.key}`);
  return answer;
}

/**
 * A student's first evening, from the home page to a result, and what they see of a league; nothing of it may
 * need the league itself.
 */
export async function eveningWithoutLeague(product: Product, name: string, report: Report): Promise<void> {
  const { url } = product;
  const email = `${name}@example.org`;
  const password = 'a path of sand';
  const times: number[] = [];
  const step = <Result>(what: string, work: () => Promise<Result>) => inTime(report, `${name}, ${what}`, work, times);

  await step('home page', async () => {
    const { status, text } = await ask(`${url}/ar?country=JO`);
    if (status !== 200 || !text.includes('</html>')) throw new Error(String(status));
  });
  await step('sign-up', async () => {
    must(
      await askApi(url, 'student', {
        headers: CLIENT,
        body: { full_name: 'طالبة تجريبية', email, password, terms: true, language: 'ar', country: 'JO' },
      }),
    );
    const code = await codeSentTo(url, email);
    must(
      await askApi(url, 'student/email-otp/verify-signup', {
        headers: CLIENT,
        body: { email, country: 'JO', language: 'ar', verification_code: code },
      }),
    );
  });
  const token = await step('sign-in', async () => {
    const { data } = must(await askApi(url, 'student/login', { body: { email, password } }));
    return (data['tokens'] as { access_token: string }).access_token;
  });
  if (token === null) return;
  await step('program', async () => must(await askApi(url, 'student/program', { method: 'PUT', token, body: { program_id: 1 } })));
  await step('a page of one’s own', async () => {
    const { status } = await ask(`${url}/ar/dashboard`, { headers: { cookie: `access-token=${token}` } });
    if (status !== 200) throw new Error(String(status));
  });
  await step('quiz', async () => {
    const sits = (await freeSittings(url)).find(({ type }) => type === 'quiz');
    if (!sits) throw new Error('no quiz is open');
    const opened = await attemptNow(url, { student: { id: '', token }, sits });
    const [question] = opened.questions;
    if (!question) throw new Error('no question');
    const answer = someAnswer(question, 0);
    const start_request_id = opened.start_request_id;
    must(await askApi(url, 'tests/student-test-answer', { token, body: { start_request_id, question_id: question.id, answer } }));
    must(await askApi(url, 'exams/quiz', { token, body: { start_request_id } }));
  });
  await step('subjects of the league', async () => {
    const { data } = must(await askApi(url, 'league/subjects', { token }));
    if ((data['subjects'] as unknown[]).length === 0) throw new Error('there are none');
  });
  await step('ticket', async () => must(await askApi(url, 'league/ticket', { token, body: {} })));
  await step('sign-out', async () => must(await askApi(url, 'student/logout', { token, body: {} })));
  report.fact(`${name}: a whole evening, the slowest answer after ${(Math.max(...times) / 1000).toFixed(2)} s`);
}

/** What a student needs to come into the league in this process. */
export interface Ticket {
  readonly student: string;
  readonly ticket: string;
  readonly serverKey: string;
}

export async function ticketOf(url: string, student: { id: string; token: string }): Promise<Ticket> {
  const { data } = must(await askApi(url, 'league/ticket', { token: student.token, body: {} }));
  return { student: student.id, ticket: String(data['ticket']), serverKey: String(data['server_key']) };
}

/** Asks the league of this process to let a student in. */
export async function enter(
  url: string,
  { student, ticket, serverKey }: Ticket,
): Promise<{ status: number; said: Record<string, unknown> }> {
  const { status, text } = await ask(`${url}/v2/account/authenticate/custom?create=true`, {
    headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
    body: { id: student, vars: { ticket } },
  });
  return { status, said: JSON.parse(text) as Record<string, unknown> };
}

/** The first line of the answer to a socket's handshake. */
export function handshake(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const stream = connect(Number(port), hostname);
    stream.setTimeout(ANSWERS_WITHIN, () => stream.destroy(new Error('no answer to the handshake')));
    stream.once('error', fail);
    stream.once('data', (part) => {
      stream.destroy();
      done(part.toString('latin1').split('\r\n')[0] ?? '');
    });
    stream.write(
      'GET /ws?token=none HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
  });
}
