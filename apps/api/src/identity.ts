import type { Identity } from '@darb/contract';
import { sessionProfile } from './account/profile.ts';
import { createTokenReader } from './account/token-reader.ts';
import type { Context } from './context.ts';
import type { Db } from './database/database.ts';
import { networkOf, plainAddress } from './network.ts';
import type { Once } from './once.ts';
import type { OpenOptions } from './options.ts';

/** Who an identity turned out to be. */
export interface Resolved {
  readonly context: Context;
  /** Whether it came with an access token that speaks for nobody any more; its context is a guest's. */
  readonly hasOldToken: boolean;
  /** Until when the token is good; null for a guest. */
  readonly until: Date | null;
}

/** Finds out who asks. It needs no call, only what a door knows of somebody. */
export interface Identities {
  /**
   * The student for whom the access token speaks, else a guest. Session and account are asked each time,
   * once for all calls of a visit.
   */
  resolve(identity: Identity): Promise<Resolved>;
  /** Forgets what was read for the identity's visit. To be called before and after what writes. */
  forget(identity: Identity): void;
}

const onceIn =
  (known: Map<string, Promise<unknown>>): Once =>
  <Found>(name: string, read: () => Promise<Found>): Promise<Found> => {
    const found = (known.get(name) as Promise<Found> | undefined) ?? read();
    known.set(name, found);
    return found;
  };

export function createIdentities(db: Db, options: OpenOptions): Identities {
  const bearerOf = createTokenReader(options.sessionSecrets);
  const graphqlBearerOf = createTokenReader(options.sessionSecrets, 'darb-graphql');
  const visits = new WeakMap<object, Map<string, Promise<unknown>>>();

  const onceFor = ({ visit }: Identity): Once => {
    const known = (visit && visits.get(visit)) ?? new Map<string, Promise<unknown>>();
    if (visit) visits.set(visit, known);
    return onceIn(known);
  };

  const guestOf = (identity: Identity): Context<null> => ({
    db,
    student: null,
    sessionId: null,
    language: identity.language,
    namesLanguage: identity.namesLanguage ?? true,
    country: identity.country ?? null,
    clientId: identity.clientId,
    refreshToken: identity.refreshToken,
    userAgent: identity.userAgent ?? null,
    address: plainAddress(identity.address),
    network: networkOf(identity.address),
    requestId: identity.requestId,
    options,
    once: onceFor(identity),
    now: options.now,
  });

  return {
    async resolve(identity) {
      const guest = guestOf(identity);
      const { accessToken: token, graphqlToken } = identity;
      const known = token === null ? null : await bearerOf(token, options.now());
      const bearer = known ?? (graphqlToken === undefined ? null : await graphqlBearerOf(graphqlToken, options.now()));
      if (bearer && (await sessionProfile(guest, bearer)))
        return {
          context: { ...guest, student: bearer.student, sessionId: bearer.sessionId },
          hasOldToken: false,
          until: new Date(bearer.expiresAt),
        };
      return { context: guest, hasOldToken: Boolean(token), until: null };
    },
    forget({ visit }) {
      if (visit) visits.delete(visit);
    },
  };
}
