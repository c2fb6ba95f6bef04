import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { countryOf, Refusal } from '@darb/contract';
import { PICTURE_SIZES } from '@darb/contract/limits';
import type { Db } from '../database/database.ts';
import { createGate } from '../gate.ts';
import type { StudentId } from '../ids.ts';
import { ownLeagueRows } from '../league/own-rows.ts';
import { addressHolds, signedAddresses } from '../media/address.ts';
import { playerOf, type IsLiving } from '../media/serve.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { ApiOptions } from '../options.ts';
import type { PersonalRow } from '../personal-data.ts';
import { asHtml, asJson, zipped, type DownloadOf, type Entry } from './download-files.ts';
import { partsOf } from './download-rows.ts';
import { wordsOf } from './download-words.ts';
import { takeOf } from './limits.ts';
import { fileOfPicture } from './picture-address.ts';
import { accountById, addressesOf, type Account } from './queries.ts';

const FILE = 'my-data.zip';
/** How long the address of a download is good, and how long a slow reader may take. */
const GOOD_MS = 10 * 60_000;
const PATIENCE_MS = 2 * 60_000;

/** Making one takes a database connection and a processor now and then: two at once, and few that wait. */
const inTurn = createGate({ name: 'download', atOnce: 2, waiting: 20, retryAfter: 30 });

/**
 * The address under which a student's data may be fetched for ten minutes, by them alone
 * (rule account 51).
 */
export async function downloadAddress(
  db: Db,
  student: StudentId,
  { sessionSecrets, limits }: Pick<ApiOptions, 'sessionSecrets' | 'limits'>,
  now: Date,
): Promise<{ address: string; expires_at: string }> {
  await takeOf(db, limits, { rule: 'download', key: student, refusal: 'too_many_requests' }, now);
  const end = new Date(now.getTime() + GOOD_MS);
  return { address: signedAddresses(sessionSecrets[0], student, now)(end)(FILE), expires_at: end.toISOString() };
}

async function* each(rows: readonly PersonalRow[]): AsyncGenerator<PersonalRow> {
  yield* rows;
}

/** The student's picture as a file of the archive; none where it has none, or the store has lost it. */
async function pictureOf({ image }: Account, media: MediaStorage): Promise<Entry[]> {
  if (image === null) return [];
  const file = fileOfPicture(image, Math.max(...PICTURE_SIZES));
  const size = await media.size(file);
  if (size === null) return [];
  const bytes = media.read(file, { from: 0, to: size - 1 }) as NodeStream<Uint8Array>;
  return [{ name: 'picture.webp', pieces: Readable.fromWeb(bytes) }];
}

async function filesOf(db: Db, account: Account, { callLeague, media, now }: Pick<ApiOptions, 'callLeague' | 'media' | 'now'>) {
  const { id, language, country } = account;
  const league = await ownLeagueRows(db, language, account, callLeague);
  const owner = { id, addresses: addressesOf(account) };
  const madeAt = now();
  // asked for anew for each file: what is read is never kept whole
  const made = (): DownloadOf => ({
    language,
    madeAt,
    parts: () => partsOf(db, owner, language),
    league: league && [
      { name: 'league', rows: each(league.league) },
      { name: 'matches', rows: each(league.matches) },
    ],
  });
  const digits = account.numberingSystem ?? countryOf(country).numberingSystem;
  const words = wordsOf({ language, region: country, numberingSystem: digits });
  const entries = [
    { name: 'darb-data.html', pieces: asHtml(made(), words) },
    { name: 'darb-data.json', pieces: asJson(made()) },
  ];
  return zipped([...entries, ...(await pictureOf(account, media))], madeAt);
}

/**
 * Answers `GET /media/my-data.zip`, for the student alone that its address was signed for, while they are
 * signed in (403 `not_allowed`). It is made while it is read, and cut off for who reads too slowly.
 */
export async function serveDownload(db: Db, options: ApiOptions, isLiving: IsLiving, request: Request): Promise<Response> {
  const student = await playerOf(options, isLiving, request);
  const query = new URL(request.url).searchParams;
  if (!student || !addressHolds(options.sessionSecrets, student, FILE, query, options.now())) throw new Refusal('not_allowed');
  const account = await accountById(db, student);
  if (!account) throw new Refusal('not_allowed');
  const stream = await new Promise<Readable>((enter, refuse) => {
    inTurn(async () => {
      const made = Readable.from(await filesOf(db, account, options));
      enter(made);
      const cut = setTimeout(() => made.destroy(), PATIENCE_MS);
      await finished(made).catch(() => undefined);
      clearTimeout(cut);
    }).catch(refuse);
  });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="darb-data.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
