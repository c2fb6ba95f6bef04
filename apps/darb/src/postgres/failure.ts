import { OperatorError } from '../operator-error.ts';

export type PostgresFailureCode =
  | 'unsupported'
  | 'noBinaries'
  | 'binariesDoNotRun'
  | 'notWritable'
  | 'unreachable'
  | 'cannotChangeUser'
  | 'inUse'
  | 'noLock'
  | 'otherVersion'
  | 'notACluster'
  | 'notOwned'
  | 'initialisation'
  | 'socketFolder'
  | 'leftover'
  | 'start'
  | 'crashLoop';

/**
 * Why the embedded PostgreSQL refuses to start or goes on no longer; the message tells an operator what to
 * do.
 */
export class PostgresFailure extends OperatorError {
  readonly code: PostgresFailureCode;

  constructor(code: PostgresFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresFailure';
    this.code = code;
  }
}

/** The system's code of an error (`ENOENT`, `57P03`), or undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * The result of `read`, or `otherwise` when it throws: for facts that may be missing, such as a file of
 * another process.
 */
export function orElse<Value, Otherwise>(read: () => Value, otherwise: Otherwise): Value | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
