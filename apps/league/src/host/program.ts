import type { Context, Logger, Nk } from '../nkruntime.ts';
import { CODE, failureOf, Refused } from './failure.ts';
import type { Registrations } from './sandbox.ts';

/** The module as the doors call it. Everything here runs within a turn of the journal. */
export class Program {
  readonly registered: Registrations;
  readonly logger: Logger;
  readonly nk: Nk;
  readonly #base: Context;

  constructor(registered: Registrations, base: Context, logger: Logger, nk: Nk) {
    this.registered = registered;
    this.#base = base;
    this.logger = logger;
    this.nk = nk;
  }

  /** What a function is told of its caller. */
  contextOf(caller: Partial<Context>): Context {
    return { ...this.#base, ...caller };
  }

  hasRpc(id: string): boolean {
    return this.registered.rpcs.has(id.toLowerCase());
  }

  /** Runs a call of the module by its name, in any case of letters. Throws `Refused`. */
  rpc(id: string, context: Context, payload: string): string {
    const rpc = this.registered.rpcs.get(id.toLowerCase());
    if (!rpc) throw new Refused(CODE.notFound, 'RPC function not found');
    const answer = this.#run(() => rpc(context, this.logger, this.nk, payload) as unknown);
    if (answer === undefined || answer === null) return '';
    if (typeof answer === 'string') return answer;
    throw new Refused(CODE.internal, 'Runtime function returned invalid data - only allowed one return value of type string.');
  }

  /**
   * What the module's hook before a call makes of the request; the request itself where it has none. Throws
   * `Refused`.
   */
  before<Request extends object>(call: string, context: Context, request: Request): Request {
    const hook = this.registered.before.get(call);
    if (!hook) return request;
    const passed = this.#run(() => hook(context, this.logger, this.nk, request)) as Request | null | undefined;
    if (!passed) throw new Refused(CODE.notFound, 'Requested resource was not found.');
    return passed;
  }

  #run<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === CODE.internal)
        this.logger.error('function failed: %s', error instanceof Object && 'stack' in error ? String(error.stack) : '');
      throw failure;
    }
  }
}
