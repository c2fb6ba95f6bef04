import { GRAPHQL_PATH, Refusal, type Ask, type Identity } from '@darb/contract';
import { SCHEMA } from '@darb/contract/graphql-schema';
import {
  execute,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
  type ExecutionArgs,
} from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { profileOf } from '../account/profile.ts';
import { isStaff } from '../account/shown-student.ts';
import type { Shared } from '../community/follow.ts';
import type { Reader, ShownRow } from '../community/comment-row.ts';
import { commentsById, readerOf, repliesOf, type Writer } from '../community/service.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { News } from '../database/news.ts';
import { refusalOf } from '../faults.ts';
import type { Identities, Resolved } from '../identity.ts';
import type { StudentId } from '../ids.ts';
import { learnerOf } from '../learning/access.ts';
import { LimitReached } from '../limit-reached.ts';
import type { OpenOptions } from '../options.ts';
import { report } from '../security-event.ts';
import type { Asking } from './context.ts';
import { causeOf, graphErrorOf } from './graph-error.ts';
import { operationIn, type Operation } from './query-limits.ts';
import { resolvers } from './resolvers.ts';
import { together } from './together.ts';

/** A student who asks, with what proved it. */
export interface Asker {
  readonly context: Context<StudentId>;
  readonly until: Date;
}

export interface GraphQlDoor {
  /** Runs one operation for a request whose body was read, over HTTP. */
  answer(body: unknown, identity: Identity): Promise<Response>;
  /** The same without a hop: gives the data, or throws the first refusal. */
  ask(identity: Identity): Ask;
  /** What an operation of a socket is run with. Throws refusals, and gives what is wrong with the query. */
  argumentsFor(
    asker: Asker,
    payload: { query?: unknown; variables?: unknown; operationName?: unknown },
  ): Promise<ExecutionArgs | readonly GraphQLError[]>;
  /** The student for whom an identity speaks. Refuses with `token_invalid` and `updating`. */
  askerOf(identity: Identity): Promise<Asker>;
  /** An error as it is told. */
  readonly told: (error: GraphQLError) => GraphQLError;
}

const UPDATING_SECONDS = 60;

const variablesOf = (given: unknown): Record<string, unknown> => {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new Refusal('unreadable');
  return given as Record<string, unknown>;
};

const isStudent = (resolved: Resolved): resolved is Resolved & { context: Context<StudentId>; until: Date } =>
  resolved.context.student !== null && resolved.until !== null;

/** The GraphQL door: who asks, how much, and what runs it. Its sockets stand in `sockets.ts`. */
export function createGraphQl(db: Db, news: News, identities: Identities, options: OpenOptions): GraphQlDoor {
  const schema: GraphQLSchema = createSchema<Asking>({ typeDefs: SCHEMA, resolvers });
  const shared: Shared = new Map();
  const rules = options.showsSchema ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  const told = (error: GraphQLError): GraphQLError => {
    const cause = causeOf(error);
    if (cause !== undefined) return graphErrorOf(refusalOf(cause, 'graphql', options.log), error);
    // what is wrong with a query tells what there is to ask
    return options.showsSchema ? error : graphErrorOf(new Refusal('unreadable'), error);
  };
  const right = new WeakSet<DocumentNode>();
  const wrongIn = (document: DocumentNode): readonly GraphQLError[] => {
    if (right.has(document)) return [];
    const wrong = validate(schema, document, rules, { maxErrors: 5 });
    if (wrong.length === 0) right.add(document);
    return wrong.map(told);
  };
  const yoga = createYoga<Asking>({
    schema,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    logging: false,
    cors: false,
    graphqlEndpoint: GRAPHQL_PATH,
    maskedErrors: {
      maskError: (error) => told(error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })),
    },
  });

  async function askerOf(identity: Identity): Promise<Asker> {
    if (options.isUpdating?.()) throw new Refusal('updating', { retryAfter: UPDATING_SECONDS });
    const resolved = await identities.resolve(identity);
    if (!isStudent(resolved)) throw new Refusal('token_invalid');
    return { context: resolved.context, until: resolved.until };
  }
  async function askingOf(context: Context<StudentId>): Promise<Asking> {
    const [{ account }, { standing }] = await Promise.all([profileOf(context), learnerOf(context)]);
    const now = context.now();
    const writer: Writer = { student: context.student, isStaff: isStaff(account.userType), standing, limits: options.limits, now };
    let reader: Promise<Reader> | undefined;
    const asReader = () => (reader ??= readerOf(db, writer));
    const byPart = new Map<string, (parent: string) => Promise<readonly ShownRow[] | undefined>>();
    const replies = async (parent: string, limit: number, offset: number) => {
      const part = `${limit} ${offset}`;
      const read = byPart.get(part) ?? together(async (parents) => repliesOf(db, await asReader(), parents, { limit, offset }));
      byPart.set(part, read);
      return (await read(parent)) ?? [];
    };
    const byId = together(async (ids) => commentsById(db, await asReader(), ids));
    const comment = async (id: string) => (await byId(id)) ?? null;
    return { db, news, shared, account, writer, reader: asReader, replies, comment, now: context.now };
  }
  /** Before and after what writes nothing is believed that was read for the visit. */
  async function run<Done>(identity: Identity, { operation }: Operation, act: (asking: Asking) => Promise<Done>): Promise<Done> {
    const writes = operation.operation === OperationTypeNode.MUTATION;
    if (writes) identities.forget(identity);
    const { context } = await askerOf(identity);
    try {
      return await act(await askingOf(context));
    } finally {
      if (writes) identities.forget(identity);
    }
  }
  const witness = (context: Context, thrown: unknown): void => {
    if (thrown instanceof LimitReached)
      report(context, {
        event: 'limit',
        outcome: 'refused',
        reason: thrown.rule,
        ...(context.student === null ? {} : { student: context.student }),
      });
  };

  return {
    askerOf,
    told,
    async answer(body, identity) {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('unreadable');
      const { query, variables, operationName } = body as Record<string, unknown>;
      const read = operationIn(query, operationName);
      const given = variablesOf(variables);
      if (read.operation.operation === OperationTypeNode.SUBSCRIPTION) throw new Refusal('unreadable');
      const wrong = wrongIn(read.document);
      if (wrong.length > 0) return Response.json({ errors: wrong }, { status: 400 });
      return run(identity, read, async (asking) =>
        yoga.fetch(
          `http://darb${GRAPHQL_PATH}`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'accept': 'application/json' },
            body: JSON.stringify({ query, variables: given, ...(operationName == null ? {} : { operationName }) }),
          },
          asking,
        ),
      );
    },
    ask: (identity) => async (text, variables) => {
      const read = operationIn(text, null);
      return run(identity, read, async (asking) => {
        const [wrong] = wrongIn(read.document);
        if (wrong) throw new Refusal('unreadable', { cause: wrong });
        const { data, errors } = await execute({
          schema,
          document: read.document,
          variableValues: variables as Record<string, unknown>,
          contextValue: asking,
        });
        const [error] = errors ?? [];
        if (error) throw refusalOf(causeOf(error) ?? new Refusal('unreadable', { cause: error }), 'graphql', options.log);
        return data as never;
      });
    },
    async argumentsFor({ context }, { query, variables, operationName }) {
      const { document } = operationIn(query, operationName);
      const given = variablesOf(variables);
      const wrong = wrongIn(document);
      if (wrong.length > 0) return wrong;
      return {
        schema,
        document,
        variableValues: given,
        ...(operationName == null ? {} : { operationName: operationName as string }),
        contextValue: await askingOf(context).catch((error: unknown) => {
          witness(context, error);
          throw error;
        }),
      };
    },
  };
}
