import { readFile } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { STORE_AWAY, type MediaStorage } from './storage.ts';

/** How long the store may say nothing until its answer begins. */
const PATIENCE_MS = 15_000;

/** A bucket of a store that speaks S3; its address is the endpoint with the bucket as its path. */
export interface Bucket {
  readonly address: URL;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A store that is not there for the moment: it does not answer, or says so itself. */
const away = (method: string, cause: unknown): Error =>
  Object.assign(new Error(`the store does not answer ${method}`, { cause }), { code: STORE_AWAY });

/**
 * Keeps files in a bucket, whole or not at all, as S3 promises of one PUT (5 GB at most). Fails with
 * `STORE_AWAY` when the store does not answer, otherwise when it refuses.
 */
export function mediaInBucket({ address, region, accessKey, secretKey }: Bucket, patience = PATIENCE_MS): MediaStorage {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 2 });
  const base = address.href.replace(/\/$/, '');
  const ask = async (method: string, name: string, init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {}) => {
    const answer = await client
      .fetch(`${base}/${encodeURIComponent(name)}`, { method, signal: AbortSignal.timeout(patience), ...init })
      .catch((error: unknown) => {
        throw away(method, error);
      });
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel();
      if (answer.status >= 500 || answer.status === 429) throw away(method, answer.status);
      throw new Error(`the store answered ${method} with ${answer.status}`);
    }
    return answer;
  };
  const sizeOf = async (name: string): Promise<number | null> => {
    const answer = await ask('HEAD', name);
    const length = answer.headers.get('content-length');
    return answer.status === 404 || length === null ? null : Number(length);
  };
  const keep = async (name: string, bytes: Uint8Array) => {
    const answer = await ask('PUT', name, { body: new Uint8Array(bytes), headers: { 'content-type': 'application/octet-stream' } });
    if (!answer.ok) throw new Error('the store has no such bucket');
  };
  return {
    keep,
    size: sizeOf,
    async store(name, file) {
      if ((await sizeOf(name)) !== file.bytes) await keep(name, await readFile(file.path));
    },
    read(name, { from, to }) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      ask('GET', name, { headers: { range: `bytes=${from}-${to}` } })
        .then(
          (answer) => (answer.ok && answer.body ? answer.body.pipeTo(writable) : writable.abort(new Error('the file is gone'))),
          (error: unknown) => writable.abort(error),
        )
        .catch(() => undefined);
      return readable;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
