import type { SecurityEvent } from '@darb/api';
import type { Log } from './log.ts';

/** What a stranger may cause as often as they like. */
const GATHERED: ReadonlySet<SecurityEvent['event']> = new Set(['limit', 'foreign_origin', 'ticket_replay']);
const TOLD_EVERY_MS = 60_000;
/** Kinds that are told apart; what comes beyond them is counted by its event alone. */
const KINDS_MAX = 100;

/** Where every part of the product reports security events, so that one search finds them all. */
export interface SecurityLog {
  readonly report: (event: SecurityEvent) => void;
  /** Writes what was gathered and not said yet. */
  readonly close: () => void;
}

interface Kind {
  /** What all of its events have in common. */
  readonly said: SecurityEvent;
  /** Those that no line has told yet. */
  count: number;
}

const commonOf = ({ event, outcome, reason, network, student }: SecurityEvent): SecurityEvent => ({
  event,
  outcome,
  ...(reason === undefined ? {} : { reason }),
  ...(network === undefined ? (student === undefined ? {} : { student }) : { network }),
});

/**
 * Writes security events to the log of the process: a line each with `part: "security"`, a refusal as a
 * warning. Limits, foreign origins and tickets that come again (rule account 43) have a line when they
 * begin, and one a minute with their count while they go on, for each reason and network.
 */
export function createSecurityLog(log: Log): SecurityLog {
  const kinds = new Map<string, Kind>();
  let telling: NodeJS.Timeout | undefined;

  const write = ({ event, ...said }: SecurityEvent): void =>
    log[said.outcome === 'success' ? 'info' : 'warn']({ part: 'security', ...said }, event);

  const gather = (event: SecurityEvent): void => {
    const common = commonOf(event);
    const own = JSON.stringify(common);
    const isKnown = kinds.has(own) || kinds.size < KINDS_MAX;
    const [name, said] = isKnown ? [own, common] : [event.event, { event: event.event, outcome: event.outcome }];
    const kind = kinds.get(name);
    if (kind) kind.count += 1;
    else {
      kinds.set(name, { said, count: 0 });
      write(event);
    }
    telling ??= setInterval(tell, TOLD_EVERY_MS).unref();
  };

  const tell = (): void => {
    for (const [name, kind] of kinds) {
      if (kind.count === 0) kinds.delete(name);
      else write({ ...kind.said, count: kind.count });
      kind.count = 0;
    }
  };

  return {
    report: (event) => (GATHERED.has(event.event) ? gather(event) : write(event)),
    close: () => {
      clearInterval(telling);
      tell();
    },
  };
}
