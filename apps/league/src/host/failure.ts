/** gRPC codes that Nakama answers with. */
export const CODE = {
  unknown: 2,
  invalid: 3,
  notFound: 5,
  exists: 6,
  denied: 7,
  tooMany: 8,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** Codes of the socket's error envelope; they are not the gRPC ones. */
export const SOCKET_CODE = {
  runtime: 0,
  unrecognized: 1,
  missing: 2,
  badInput: 3,
  matchNotFound: 4,
  joinRejected: 5,
  rpcNotFound: 6,
  rpcFailed: 7,
} as const;

const STATUS: Readonly<Record<number, number>> = {
  0: 200,
  1: 499,
  2: 500,
  3: 400,
  4: 504,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  10: 409,
  11: 400,
  12: 501,
  13: 500,
  14: 503,
  16: 401,
};
export const statusOf = (code: number): number => STATUS[code] ?? 500;

/** A request that is answered with an error. `code` is a gRPC code. */
export class Refused extends Error {
  readonly code: number;
  /** Whose ticket came a second time, where that is why. */
  readonly replayedBy: string | undefined;
  constructor(code: number, message: string, replayedBy?: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.replayedBy = replayedBy;
  }
}

/** What was asked for is not durable, and nobody can say yet whether it will be. */
export const notDurable = (): Refused => new Refused(CODE.unavailable, 'The league cannot keep anything at the moment.');

/**
 * What a module's function threw, as Nakama words it: an object with `message` and `code` is that answer, an
 * Error a defect of the module (13) with its name in front.
 */
export function failureOf(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return new Refused(CODE.internal, String(thrown));
  const { name, message, code, replayedBy } = thrown as Readonly<Record<'name' | 'message' | 'code' | 'replayedBy', unknown>>;
  const words = typeof message === 'string' ? message : 'Runtime function failed.';
  // errors of another realm are no instances of ours; their name tells
  if (typeof name === 'string' && typeof code !== 'number') return new Refused(CODE.internal, `${name}: ${words}`);
  return new Refused(typeof code === 'number' ? code : CODE.internal, words, typeof replayedBy === 'string' ? replayedBy : undefined);
}
