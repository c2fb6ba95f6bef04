import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from './postgres/failure.ts';
import { OperatorError } from './operator-error.ts';

/** Listens at a place and closes again, so that a start knows before it makes anything; throws why not. */
export async function tryListening(place: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listeningFailure(error, place);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

/** Says why nothing can listen at a place, and what to set instead; another error is given back as it is. */
export function listeningFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const problem = problemOf(codeOf(error), host, port);
  return problem === null ? error : new OperatorError(problem, { cause: error });
}

function problemOf(code: string | undefined, host: string, port: number): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: port ${port} of ${host} is taken by another program.\nStop that one, or take another port. Example: PORT=${port === 3000 ? 3001 : 3000}`;
    case 'EACCES':
    case 'EPERM':
      return (
        `PORT: this user may not listen on port ${port} of ${host}.\n` +
        'Take one above 1023, with a proxy on the lower one in front of it. Example: PORT=3000'
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
      return `HOST: no address is known for the name "${host}".\nGive an address of this machine, or 0.0.0.0 for all of them. Example: HOST=127.0.0.1`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
    case 'ENODEV':
      return `HOST: "${host}" is no address of this machine.\nGive one of its own, or 0.0.0.0 for all of them. Example: HOST=127.0.0.1`;
    default:
      return null;
  }
}
