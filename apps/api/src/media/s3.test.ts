import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { describe, expect, test as base } from 'vitest';
import { refusalOf } from '../faults.ts';
import type { ApiEvent } from '../options.ts';
import { mediaInFolder } from './folder.ts';
import { mediaInBucket, type Bucket } from './s3.ts';
import type { MediaStorage } from './storage.ts';

interface Given {
  folder: string;
  bucket: Bucket;
  stores: Readonly<Record<'folder' | 'bucket', MediaStorage>>;
}
const test = base.extend<Given>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'darb-store-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  bucket: async ({ folder }, use) => {
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'buckets') },
      configureBuckets: [{ name: 'darb', configs: [] }],
    });
    const { port } = await server.run();
    await use({ address: new URL(`http://127.0.0.1:${port}/darb`), region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' });
    await server.close();
  },
  stores: async ({ folder, bucket }, use) => use({ folder: mediaInFolder(join(folder, 'media')), bucket: mediaInBucket(bucket) }),
});
const bytesOf = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer());

describe.each(['folder', 'bucket'] as const)('a store of files: %s', (kind) => {
  test('keeps bytes and files whole under their names, and gives any part of them', async ({ stores, folder }) => {
    const store = stores[kind];
    expect(await store.size('none.webp')).toBeNull();
    await store.keep('a.webp', new TextEncoder().encode('0123456789'));
    expect(await store.size('a.webp')).toBe(10);
    expect((await bytesOf(store.read('a.webp', { from: 0, to: 9 }))).toString()).toBe('0123456789');
    expect((await bytesOf(store.read('a.webp', { from: 3, to: 5 }))).toString()).toBe('345');
    const path = join(folder, 'film');
    const film = Buffer.alloc(300_000, 'film');
    await writeFile(path, film);
    for (let time = 0; time < 2; time += 1) await store.store('b.webm', { path, bytes: film.length });
    expect(await store.size('b.webm')).toBe(film.length);
    expect((await bytesOf(store.read('b.webm', { from: 0, to: film.length - 1 }))).equals(film)).toBe(true);
  });

  test('takes a file away, and one that is not there', async ({ stores }) => {
    const store = stores[kind];
    await store.keep('a.webp', new Uint8Array([1]));
    await store.remove('a.webp');
    await store.remove('a.webp');
    expect(await store.size('a.webp')).toBeNull();
    await expect(bytesOf(store.read('a.webp', { from: 0, to: 0 }))).rejects.toThrow();
  });
});

describe('a store that is away', () => {
  const stops = { silent: () => undefined, broken: (_: unknown, answer: ServerResponse) => void answer.writeHead(503).end() };
  test.for(['silent', 'broken', 'gone'] as const)('is told apart from one that refuses: %s', async (how, { bucket }) => {
    const server = createServer(how === 'silent' ? stops.silent : stops.broken);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    if (how === 'gone') await new Promise((resolve) => server.close(resolve));
    const store = mediaInBucket({ ...bucket, address: new URL(`http://127.0.0.1:${port}/darb`) }, 200);
    const events: ApiEvent[] = [];
    for (const act of [() => store.keep('a', new Uint8Array([1])), () => store.size('a'), () => store.remove('a')]) {
      const thrown: unknown = await act().then(
        () => null,
        (error: unknown) => error,
      );
      const refusal = refusalOf(thrown, 'account.setPicture', (event) => events.push(event));
      expect(refusal).toMatchObject({ messageKey: 'unavailable', retryAfter: 5 });
    }
    expect(events.map(({ event }) => event)).toEqual(['store_away', 'store_away', 'store_away']);
    server.closeAllConnections();
    server.close();
  });
});

describe('a bucket that is not ours', () => {
  test('is no store: a wrong key, a wrong name and no server fail', async ({ bucket }) => {
    const bytes = new Uint8Array([1]);
    await expect(mediaInBucket({ ...bucket, accessKey: 'nobody' }).keep('a', bytes)).rejects.toThrow('403');
    await expect(
      mediaInBucket({ ...bucket, address: new URL(bucket.address.href.replace('/darb', '/other')) }).keep('a', bytes),
    ).rejects.toThrow('no such bucket');
    await expect(mediaInBucket({ ...bucket, address: new URL('http://127.0.0.1:1/darb') }).size('a')).rejects.toThrow();
  });
});
