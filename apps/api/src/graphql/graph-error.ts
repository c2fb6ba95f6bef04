import { rowOf, type Refusal } from '@darb/contract';
import { GraphQLError } from 'graphql';
import { MutedRefusal } from '../community/mutes.ts';

/** What a refusal says in an answer of GraphQL: the catalogue's key as `code`, and what belongs to it. */
export const extensionsOf = (refusal: Refusal): Record<string, unknown> => ({
  code: refusal.messageKey,
  status: refusal.status,
  ...(refusal.errors.length > 0 ? { errors: [...refusal.errors] } : {}),
  ...(refusal.retryAfter === null ? {} : { retry_after: refusal.retryAfter }),
  ...(refusal instanceof MutedRefusal ? { muted_until: refusal.mute.until.toISOString(), muted_reason: refusal.mute.reason } : {}),
});

export const graphErrorOf = (refusal: Refusal, error?: GraphQLError): GraphQLError =>
  new GraphQLError(rowOf(refusal.messageKey).detail ?? refusal.messageKey, {
    extensions: extensionsOf(refusal),
    ...(error?.path ? { path: error.path } : {}),
  });

/** What is wrong with a query itself is told as it is; `undefined` for everything that was thrown. */
export const causeOf = (error: unknown): unknown => (error instanceof GraphQLError ? error.originalError : error);
