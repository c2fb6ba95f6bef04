import { Refusal, type MessageKey } from '@darb/contract';

/** A refusal because of a limit; the log names it by its `rule`. */
export class LimitReached extends Refusal {
  readonly rule: string;

  constructor(rule: string, messageKey: MessageKey, retryAfter: number) {
    super(messageKey, { retryAfter });
    this.rule = rule;
  }
}
