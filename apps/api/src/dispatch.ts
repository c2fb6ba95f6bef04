import { Refusal, type Call } from '@darb/contract';
import { createSessionGuard, type SessionGuard } from './account/session-guard.ts';
import type { Context, Identity } from './context.ts';
import type { Db } from './database/database.ts';
import { refusalOf } from './faults.ts';
import { parseInput } from './input.ts';
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

export function createDispatch(
  db: Db,
  options: ApiOptions,
): { dispatch: Dispatch; guard: SessionGuard; guestContext: (identity: Identity) => Context } {
  const guard = createSessionGuard(options.sessionSecret);

  const guestContext = (identity: Identity): Context => ({
    db,
    student: null,
    sessionId: null,
    language: identity.language,
    country: identity.country ?? null,
    clientId: identity.clientId,
    refreshToken: identity.refreshToken,
    address: plainAddress(identity.address),
    network: networkOf(identity.address),
    options,
    forgetSession: guard.forget,
    now: options.now,
  });

  const contextOf = async (call: Call, identity: Identity): Promise<Context> => {
    const guest = guestContext(identity);
    const bearer = identity.accessToken ? await guard.bearerOf(db, identity.accessToken, options.now()) : null;
    if (bearer) return { ...guest, student: bearer.student, sessionId: bearer.sessionId };
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
    }
  };
  return { dispatch, guard, guestContext };
}
