import type { Call, ParsedInputOf, ReplyOf } from '@darb/contract';
import type { Context } from './context.ts';
import type { StudentId } from './ids.ts';

type ContextFor<C extends Call> = C['who'] extends 'student' | 'staff' ? Context<StudentId> : Context;
/** What answers a call: takes who asks and the parsed input, gives the reply or throws a `Refusal`. */
export type Handler<C extends Call> = (context: ContextFor<C>, input: ParsedInputOf<C>) => Promise<ReplyOf<C>> | ReplyOf<C>;
export type Handlers<Group extends Record<string, Call>> = { readonly [Name in keyof Group]: Handler<Group[Name]> };

/**
 * A call with its handler, its types left behind: the door has checked the input and the student before it
 * runs one.
 */
export interface Route {
  readonly name: string;
  readonly call: Call;
  readonly handle: (context: Context, input: unknown) => unknown;
}

/**
 * Joins a capability's calls with their handlers. A call without a handler, or a handler of another shape, is
 * a type error.
 */
export function defineRoutes<Group extends Record<string, Call>>(group: Group, handlers: Handlers<Group>): readonly Route[] {
  return Object.entries(group).map(([name, call]) => ({ name, call, handle: handlers[name] as unknown as Route['handle'] }));
}
