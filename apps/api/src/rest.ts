import { BASES, CONTENT_VERSION, contract, Refusal, rowOf, type Call, type Envelope, type Identity } from '@darb/contract';
import { codeOfRule } from '@darb/contract/field-rules';
import { openApiDocument } from '@darb/contract/openapi';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@darb/language';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyInputOf } from './body.ts';
import type { Dispatch } from './dispatch.ts';
import { docsPage } from './docs-page.ts';
import { inputOfTexts } from './input.ts';
import type { PlainPage } from './plain-page.ts';
import type { Route } from './router.ts';

/**
 * Where a request came from. `loopback` only for a direct caller on this machine, by its public name and
 * without a header that a proxy may have put there.
 */
export interface Peer {
  address: string;
  loopback: boolean;
}
export interface Bindings {
  Bindings: { peer: Peer };
}

const [BASE] = BASES;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The first language of ours in an `accept-language` header, by its weights; null when there is none. */
export function languageOf(header: string | null): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
  return isLanguage(wanted) ? wanted : null;
}

/** Who asks, as far as a request's headers say it. */
export function identityOf(request: Request, peer: Peer): Identity {
  const trace = request.headers.get('trace-id');
  const language = languageOf(request.headers.get('accept-language'));
  return {
    accessToken: request.headers.get('access-token'),
    refreshToken: request.headers.get('refresh-token'),
    language: language ?? DEFAULT_LANGUAGE,
    namesLanguage: language !== null,
    clientId: trace !== null && UUID.test(trace) ? trace.toLowerCase() : null,
    address: peer.address,
    userAgent: request.headers.get('user-agent') ?? undefined,
    requestId: request.headers.get('x-request-id') ?? undefined,
  };
}

function answer(envelope: Envelope, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(envelope, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/**
 * A refusal in the envelope of every answer (rule site 15); of broken rules the first that has a number
 * says it.
 */
export function refused(refusal: Refusal): Response {
  const { code, detail, status } = rowOf(refusal.messageKey);
  const number = code ?? refusal.errors.map(codeOfRule).find((found) => found !== undefined);
  return answer(
    {
      message_key: refusal.messageKey,
      ...(number === undefined ? {} : { code: number }),
      detail: detail ?? refusal.messageKey,
      ...(refusal.errors.length > 0 ? { errors: [...refusal.errors] } : {}),
    },
    status,
    refusal.retryAfter === null ? {} : { 'retry-after': String(refusal.retryAfter) },
  );
}

async function inputOf(context: HonoContext<Bindings>, call: Call): Promise<unknown> {
  const parts = inputOfTexts(call, Object.entries(context.req.param()));
  const asked = call.inAddress ? inputOfTexts(call, new URL(context.req.url).searchParams) : {};
  // a DELETE with a body is understood too, for some programs send every input as one
  const body = call.verb === 'GET' ? {} : await bodyInputOf(call, context.req.raw);
  return { ...body, ...asked, ...parts };
}

/**
 * The REST door: each route of the contract below its base, their description and its page. Every answer of
 * the API says of which content it is.
 */
export function createRest(
  routes: Readonly<Record<string, readonly Route[] | undefined>>,
  dispatch: Dispatch,
  versionOfContent: () => Promise<string | null>,
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(`${BASE}/*`, async (context, next) => {
    // asked before the answer is made, so that it is never newer than what the answer shows
    const version = versionOfContent();
    await next();
    const known = await version;
    if (known !== null) context.res.headers.set(CONTENT_VERSION, known);
  });
  const verbs = new Map<string, Set<string>>();

  for (const [capability, group] of Object.entries(routes)) {
    for (const route of group ?? []) {
      const path = `${route.call.base}/${route.call.path.replace(/\{(\w+)\}/g, ':$1')}`;
      verbs.set(path, (verbs.get(path) ?? new Set()).add(route.call.verb));
      app.on(route.call.verb, path, async (context) => {
        const data = await dispatch(
          route,
          `${capability}.${route.name}`,
          identityOf(context.req.raw, context.env.peer),
          await inputOf(context, route.call),
        );
        return answer({ message_key: route.call.success, data }, rowOf(route.call.success).status);
      });
    }
  }
  for (const [path, allowed] of verbs) {
    app.all(path, () => {
      const response = refused(new Refusal('wrong_verb'));
      response.headers.set('allow', [...allowed].join(', '));
      return response;
    });
  }

  let description: string | undefined;
  app.get(`${BASE}/openapi.json`, (context) =>
    context.body((description ??= JSON.stringify(openApiDocument(BASE))), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  let page: PlainPage | undefined;
  app.get(`${BASE}/docs`, (context) => {
    page ??= docsPage(contract);
    return context.html(page.html, 200, page.headers);
  });
  return app;
}
