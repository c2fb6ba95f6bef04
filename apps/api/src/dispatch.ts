import { Refusal, type Call } from '@darb/contract';
import { profileOf } from './account/profile.ts';
import { createTokenReader } from './account/token-reader.ts';
import type { Context, Identity } from './context.ts';
import type { Db } from './database/database.ts';
import { refusalOf } from './faults.ts';
import { parseInput } from './input.ts';
import { standingOf } from './learning/access.ts';
import { networkOf, plainAddress } from './network.ts';
import type { ApiOptions } from './options.ts';
import type { Route } from './router.ts';

/** Runs one call for somebody: the same for REST and for the client in this process. Gives the reply, throws only refusals. */
export type Dispatch = (route: Route, qualifiedName: string, identity: Identity, input: unknown) => Promise<unknown>;

/**
 * Whether a token that is no longer good ends the call. It does where it was needed, and for a guest's look at content, which would
 * otherwise show a student the guest's view; it does not for signing in and refreshing, where an old token is what one has.
 */
const mindsOldToken = (call: Call): boolean => call.who === 'student' || (call.verb === 'GET' && !call.path.startsWith('security/'));

export function createDispatch(db: Db, options: ApiOptions): { dispatch: Dispatch; guestContext: (identity: Identity) => Context } {
  const bearerOf = createTokenReader(options.sessionSecret);
  const visits = new WeakMap<object, Map<string, Promise<unknown>>>();

  const onceFor = ({ visit }: Identity): Context['once'] => {
    if (!visit) return (_name, read) => read();
    const known = visits.get(visit) ?? new Map<string, Promise<unknown>>();
    visits.set(visit, known);
    return <Found>(name: string, read: () => Promise<Found>): Promise<Found> => {
      const found = (known.get(name) as Promise<Found> | undefined) ?? read();
      known.set(name, found);
      return found;
    };
  };

  const guestContext = (identity: Identity): Context => ({
    db,
    student: null,
    profile: null,
    standing: null,
    sessionId: null,
    language: identity.language,
    country: identity.country ?? null,
    clientId: identity.clientId,
    refreshToken: identity.refreshToken,
    address: plainAddress(identity.address),
    network: networkOf(identity.address),
    options,
    once: onceFor(identity),
    now: options.now,
  });

  const contextOf = async (call: Call, identity: Identity): Promise<Context> => {
    // what a write decides by is read by itself, and nothing read before it is believed after it
    if (call.verb !== 'GET' && identity.visit) visits.delete(identity.visit);
    const guest = guestContext(identity);
    const token = identity.accessToken;
    const bearer = token === null ? null : await bearerOf(token, options.now());
    const profile = bearer && (await guest.once(`profile ${token}`, () => profileOf(db, bearer)));
    if (bearer && profile)
      return { ...guest, student: bearer.student, sessionId: bearer.sessionId, profile, standing: standingOf(profile, options.now()) };
    if (call.who === 'student' || (identity.accessToken && mindsOldToken(call))) throw new Refusal('token_invalid');
    return guest;
  };

  const dispatch: Dispatch = async (route, qualifiedName, identity, input) => {
    try {
      const context = await contextOf(route.call, identity);
      const reply = await route.handle(context, parseInput(route.call, input ?? {}));
      if (!options.checkReplies) return reply;
      const checked = route.call.reply.safeParse(reply);
      if (checked.success) return checked.data;
      options.log({
        event: 'reply_broken',
        call: qualifiedName,
        error: { name: checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ') },
      });
      throw new Refusal('general_error');
    } catch (thrown) {
      throw refusalOf(thrown, qualifiedName, options.log);
    } finally {
      if (route.call.verb !== 'GET' && identity.visit) visits.delete(identity.visit);
    }
  };
  return { dispatch, guestContext };
}
