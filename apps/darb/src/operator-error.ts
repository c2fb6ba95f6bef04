/** A command cannot do what it was asked; the message says why and what to do. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}
