import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { contract, createClient, GRAPHQL_PATH, Refusal, type Call, type Client, type Identity } from '@darb/contract';
import { uncountSending } from './account/code-sending.ts';
import { serveDownload } from './account/download.ts';
import { servePicture } from './account/pictures.ts';
import { accountById } from './account/queries.ts';
import { createSessionMemory } from './account/session-memory.ts';
import { livingSessions } from './account/session.ts';
import { versionOfContent } from './content/version.ts';
import { forgetContent, keepContent } from './database/content-memory.ts';
import { createNews } from './database/news.ts';
import { mutedSince } from './community/mutes.ts';
import { openDatabase, type Db } from './database/database.ts';
import { createReadiness, type Readiness } from './database/readiness.ts';
import { outboxRoutes } from './delivery/outbox.ts';
import { createPostman } from './delivery/postman.ts';
import type { Settled } from './delivery/queue.ts';
import { reportRoutes } from './delivery/reports.ts';
import { createDispatch } from './dispatch.ts';
import { describeFailure, refusalOf } from './faults.ts';
import { createGraphQl } from './graphql/door.ts';
import { answerGraphQl } from './graphql/http.ts';
import { createSockets } from './graphql/sockets.ts';
import { createIdentities } from './identity.ts';
import { keepPlayer } from './league/call.ts';
import type { StudentId } from './ids.ts';
import type { ApiOptions } from './options.ts';
import { createPipeline } from './pipeline/pipeline.ts';
import { createRest, identityOf, refused, type Peer } from './rest.ts';
import { routes, serveMedia } from './routes.ts';
import { sendMessages } from './site/messages.ts';
import { sweep } from './sweep.ts';

export type { Limit, Limits } from './settings.ts';
export type { StudentId } from './ids.ts';
export { accountNamed, decide, setRole, sheetOf, type AccountSheet, type Decision, type Undecided } from './account/operating.ts';
export { type Role } from './account/shown-student.ts';
export { FACEBOOK, type Logins } from './account/login-provider.ts';
export { keepOperatorAct, operatorActsOf } from './account/acts.ts';
export { listHeldWords, setHeldWords } from './community/held-words.ts';
export { issueKeys } from './billing/keys.ts';
export { listBatches, listOffers, setOffer, voidKeys } from './billing/operating.ts';
export { readCountryChanges, replaceCountryChanges } from './catalog/countries.ts';
export { listPrograms } from './catalog/service.ts';
export { makeMissingSearchIndex } from './content/search-index.ts';
export { loadPack, type Loaded, type OnLoadProgress } from './content/load-pack.ts';
export { recordsAfter } from './pipeline/queries.ts';
export { mediaInFolder } from './media/folder.ts';
export { mediaInBucket } from './media/s3.ts';
export { type MediaStorage } from './media/storage.ts';
export { openDatabase, type Database, type Db } from './database/database.ts';
export { migrate } from './database/migrate.ts';
export {
  closedSince,
  messages as contactMessages,
  replaceContacts,
  replaceSellingPoints,
  replaceTeam,
  setClosed,
  type SellingPoint,
} from './site/queries.ts';
export { type Readiness } from './database/readiness.ts';
export { refusalOf } from './faults.ts';
export { type Delivery } from './delivery/delivery.ts';
export { smtpCarrier } from './delivery/smtp.ts';
export { smsGatewayCarrier } from './delivery/sms-gateway.ts';
export { whatsappCarrier } from './delivery/whatsapp.ts';
export { leaguePools, type LeaguePool } from './league/pools.ts';
export { signTicket } from './league/ticket.ts';
export type { ApiEvent, ApiOptions, CallLeague, LeagueAccess, Secrets, SecurityEvent } from './options.ts';
export { LOADS_NOTHING } from './content-policy.ts';
export { networkOf, vagueNetwork } from './network.ts';
export { type Peer } from './rest.ts';

export interface ClientOptions {
  /** Hears of which content each answer is, as over HTTP. */
  onContentVersion?: (version: string) => void;
}

export interface Api {
  /**
   * Answers everything below `/api`, `/pipeline`, `/media`, `/graphql` and `/dev/outbox`; 404 in the envelope
   * for any other path.
   * Never rejects.
   */
  fetch: (request: Request, peer: Peer) => Promise<Response>;
  /** Takes a socket's handshake at `/graphql`, whose origin was looked at already. */
  upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer, address: string) => void;
  /** Closes the sockets, politely at first. */
  closeSockets: (graceMs: number) => Promise<void>;
  /** The typed client without a hop: the same parsing, services and refusals as over HTTP. */
  client: (identity: Identity, options?: ClientOptions) => Client;
  readonly db: Db;
  /** Of these sessions those that go on, of students who are let in; for the league, which has its tokens. */
  livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether the database answers and has room, for `/readyz`. */
  ready: () => Promise<Readiness>;
  /**
   * Removes what has expired: codes, sessions, limits, delivered messages, and accounts whose 14 days are
   * over. For the host to call now and then.
   */
  sweep: () => Promise<void>;
  /**
   * Sends what waits for its next try. For the host to call every few seconds; what is new is sent at once.
   */
  sendDue: () => Promise<void>;
  /** Forgets the content that is kept in memory. To be called when another process may have changed it. */
  onContentChanged: () => void;
  close: () => Promise<void>;
}

/** Opens the API on a migrated database. The host gives everything that depends on the machine. */
export function createApi(options: ApiOptions): Api {
  const database = openDatabase(options.databaseUrl, {
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    impatient: true,
    onError: (error) => options.log({ event: 'database_error', error: describeFailure(error) }),
  });
  const { db } = database;
  if (options.keepContent) keepContent(db);
  const isLiving = createSessionMemory(db);
  const onFailed = ({ channel, to, createdAt }: Settled) => uncountSending(db, options.limits, channel, to, createdAt);
  const { delivery, log, now } = options;
  const postman = createPostman(db, { delivery, log, now, onFailed });
  const onAccountChanged = async (student: StudentId) => {
    const account = await accountById(db, student);
    if (account) await keepPlayer(options.callLeague, account);
  };
  const pipeline = createPipeline(db, log);
  const open = { ...options, onRecord: pipeline.put, onMessageQueued: postman.wake, onAccountChanged };
  const identities = createIdentities(db, open);
  const dispatch = createDispatch(identities, open);
  const news = createNews(options.databaseUrl, (error) => log({ event: 'database_error', error: describeFailure(error) }));
  const door = createGraphQl(db, news, identities, open);
  const sockets = createSockets(
    door,
    { livingSessions: (ids) => livingSessions(db, ids, now()), mutedSince: (students) => mutedSince(db, students, now()) },
    open,
  );
  // an answer goes without it where the database is away
  const version = (): Promise<string | null> => versionOfContent(db).catch(() => null);
  const rest = createRest(routes, dispatch, version);
  if (options.outboxToken !== null) rest.route('/dev', outboxRoutes(db, options.outboxToken));
  rest.route('/api/delivery', reportRoutes(db, options.reports, onFailed, now));
  rest.on(['GET', 'HEAD'], '/media/pictures/:file', (context) => servePicture(db, options, isLiving, context.req.raw));
  rest.get('/media/my-data.zip', (context) => serveDownload(db, options, isLiving, context.req.raw));
  rest.on(['GET', 'HEAD'], '/media/*', (context) => serveMedia(options, isLiving, context.req.raw));
  rest.all(GRAPHQL_PATH, ({ req, env }) => answerGraphQl(door, req.raw, identityOf(req.raw, env.peer), log));
  rest.notFound(() => refused(new Refusal('not_found')));
  rest.onError((error) => refused(refusalOf(error, 'rest', options.log)));

  const routeOf = new Map(
    Object.entries(routes).flatMap(([capability, group]) =>
      group.map((route) => [route.call, { route, name: `${capability}.${route.name}` }] as const),
    ),
  );
  return {
    fetch: async (request, peer) => rest.fetch(request, { peer }),
    upgrade: sockets.upgrade,
    closeSockets: sockets.close,
    client: (identity, { onContentVersion } = {}) =>
      createClient(
        contract,
        async (call: Call, input: unknown) => {
          const found = routeOf.get(call);
          if (!found) throw new Refusal('not_found');
          const answer = dispatch(found.route, found.name, identity, input);
          if (!onContentVersion) return answer;
          const [known] = await Promise.all([version(), answer.catch(() => null)]);
          if (known !== null) onContentVersion(known);
          return answer;
        },
        door.ask(identity),
      ),
    db,
    livingSessions: (ids) => livingSessions(db, ids, options.now()),
    ready: createReadiness(database.pool),
    onContentChanged: () => forgetContent(db),
    sweep: () => sweep(db, options, options.now()),
    sendDue: async () => {
      await postman.sendDue();
      await sendMessages(db, delivery, log, now);
    },
    async close() {
      await sockets.close(0);
      await news.close();
      await postman.close();
      await pipeline.close();
      await database.close();
    },
  };
}
