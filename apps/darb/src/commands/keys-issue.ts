import { withDatabase } from './operator.ts';

interface KeysOptions {
  program: number;
  count: number;
  expires?: Date;
  country?: string;
}

export async function issueKeysAsCsv(options: KeysOptions): Promise<void> {
  await withDatabase(async () => void options);
}
