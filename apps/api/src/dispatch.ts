import { everyCall, Refusal, type Call, type Identity } from '@darb/contract';
import { visitorProfile } from './account/profile.ts';
import { isStaff } from './account/shown-student.ts';
import type { Context } from './context.ts';
import { refusalOf } from './faults.ts';
import type { Identities } from './identity.ts';
import { parseInput } from './input.ts';
import { LimitReached } from './limit-reached.ts';
import type { OpenOptions, SecurityEvent } from './options.ts';
import type { Route } from './router.ts';
import { report } from './security-event.ts';

/**
 * Runs one call for somebody: the same for REST and for the client in this process. Gives the reply, throws
 * only refusals.
 */
export type Dispatch = (route: Route, qualifiedName: string, identity: Identity, input: unknown) => Promise<unknown>;

/**
 * Whether a token that is no longer good ends the call. It does where it was needed, and for a guest's look
 * at content, which would otherwise show a student the guest's view; it does not for signing in and
 * refreshing, where an old token is what one has.
 */
const mindsOldToken = (call: Call): boolean => call.who !== 'anyone' || (call.verb === 'GET' && !call.path.startsWith('security/'));

/** What a caller is told to wait while the product is closed. */
const UPDATING_SECONDS = 60;

/** Whether the contract says that a call may refuse so. */
const mayRefuse = (call: Call, { messageKey }: Refusal): boolean => [...everyCall, ...call.refusals].includes(messageKey);

const limitEvent = ({ student }: Context, { rule }: LimitReached): SecurityEvent => ({
  event: 'limit',
  outcome: 'refused',
  reason: rule,
  ...(student === null ? {} : { student }),
});

export function createDispatch(identities: Identities, options: OpenOptions): Dispatch {
  const contextOf = async (call: Call, identity: Identity): Promise<Context> => {
    // what a write decides by is read by itself, and nothing read before it is believed after it
    if (call.verb !== 'GET') identities.forget(identity);
    const { context, hasOldToken } = await identities.resolve(identity);
    if (call.byClient && context.clientId === null) throw new Refusal('rule_broken', { errors: [{ path: 'trace-id', rule: 'required' }] });
    if (context.student === null && (call.who !== 'anyone' || (hasOldToken && mindsOldToken(call)))) throw new Refusal('token_invalid');
    if (call.who === 'staff' && !isStaff((await visitorProfile(context))?.account.userType ?? 'student')) throw new Refusal('not_allowed');
    return context;
  };

  return async (route, qualifiedName, identity, input) => {
    let context: Context | undefined;
    if (options.isUpdating?.()) throw new Refusal('updating', { retryAfter: UPDATING_SECONDS });
    try {
      context = await contextOf(route.call, identity);
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
      if (context && thrown instanceof LimitReached) report(context, limitEvent(context, thrown));
      const refusal = refusalOf(thrown, qualifiedName, options.log);
      if (options.checkReplies && !mayRefuse(route.call, refusal))
        options.log({ event: 'reply_broken', call: qualifiedName, error: { name: `refuses with ${refusal.messageKey}` } });
      throw refusal;
    } finally {
      if (route.call.verb !== 'GET') identities.forget(identity);
    }
  };
}
