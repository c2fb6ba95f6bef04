import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { folderProblem, nearestTo, tryFolder } from '../folder.ts';
import { tryListening } from '../listening.ts';
import { OperatorError } from '../operator-error.ts';
import { locateBinaries } from '../postgres/binaries.ts';
import { checkReachable, chooseDatabaseUser } from '../postgres/database-user.ts';
import { codeOf } from '../postgres/failure.ts';
import { missing, ok, wrong, type Finding } from './finding.ts';

const ANSWERS_WITHIN_MS = 3_000;

/** Tries the folders of `DATA_DIR` by making a file in each, which is removed again; makes no folder. */
export function ofFolders(config: Config): Finding[] {
  // with a database and a secret from elsewhere the folder holds the files of packs alone
  const fail = config.DATABASE_URL === undefined || config.SESSION_SECRET === undefined ? wrong : missing;
  const folders = [
    ['Data folder', 'DATA_DIR', config.DATA_DIR, 'made at the first start'],
    ['Media folder', 'media in DATA_DIR', path.join(config.DATA_DIR, 'media'), 'made with the first pack'],
  ] as const;
  const findings: Finding[] = [];
  for (const [name, setting, folder, when] of folders) {
    const problem = problemOfFolder(folder);
    if (problem !== null) return [...findings, fail(`${name} (${setting}) ${folder}: ${problem}`)];
    findings.push(ok(`${name} (${setting}): ${folder}, ${fs.existsSync(folder) ? 'files can be made in it' : when}.`));
  }
  return findings;
}

function problemOfFolder(folder: string): string | null {
  try {
    tryFolder(folder);
    return null;
  } catch (error) {
    return folderProblem(error) ?? `it cannot be written (${codeOf(error) ?? String(error)}).`;
  }
}

/** Whether the embedded PostgreSQL would be found, and could enter its folder. */
export function ofEmbedded(config: Config): Finding[] {
  try {
    locateBinaries(config.PG_BIN);
    const user = chooseDatabaseUser(config.DATA_DIR, path.join(config.DATA_DIR, 'pg'));
    checkReachable(user, nearestTo(config.DATA_DIR));
    return [];
  } catch (error) {
    if (error instanceof OperatorError) return [wrong(`Database: ${error.message}`)];
    throw error;
  }
}

/** Listens where the start would, and closes again; a Darb that answers there is no fault. */
export async function ofListening({ HOST, PORT }: Config): Promise<Finding> {
  try {
    await tryListening({ host: HOST, port: PORT });
    return ok(`Port: ${PORT} of ${HOST} is free.`);
  } catch (error) {
    const isTaken = error instanceof OperatorError && codeOf(error.cause) === 'EADDRINUSE';
    if (isTaken && (await isDarb(HOST, PORT))) return ok(`Port: a Darb answers at ${PORT} of ${HOST}.`);
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

async function isDarb(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return ((await answer.json()) as { status?: unknown }).status === 'alive';
  } catch {
    return false;
  }
}
