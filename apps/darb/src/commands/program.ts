import { Command, InvalidArgumentError } from 'commander';
import { BATCH_MAX } from '@darb/api/settings';
import { APP_VERSION } from '@darb/contract/limits';
import type { KeysOptions } from './keys-issue.ts';

function wholeNumber(max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > max) throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
    return value;
  };
}

function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError('It must be a day such as 2027-08-31.');
  }
  return text;
}

function country(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new InvalidArgumentError('It must be a country code of two letters such as JO.');
  return text.toUpperCase();
}

/** The command line: without a command it serves (`run`), else it does the operator's work. Each loads only what it needs: a start is short then. */
export function createProgram(run: () => Promise<void>): Command {
  const program = new Command('darb').description('Darb: serves the product, or does one of the operator’s commands.').version(APP_VERSION);
  program.command('serve', { isDefault: true }).description('serve the product until it is stopped').action(run);

  const content = program.command('content').description('what is taught');
  content
    .command('load')
    .description('load a pack, all of it or nothing; twice does no harm')
    .argument('<folder>', 'the folder with pack.yaml')
    .action(async (folder: string) => (await import('./content-load.ts')).loadContent(folder));

  content
    .command('check')
    .description('say what is wrong with a pack; exits with 1 for errors, with 2 for warnings alone')
    .argument('<folder>', 'the folder with pack.yaml')
    .action(async (folder: string) => (await import('./content-check.ts')).checkContent(folder));

  const keys = program.command('keys').description('the keys that open a program');
  keys
    .command('issue')
    .description('issue keys, as CSV on the standard output; they are shown this once')
    .requiredOption('--program <id>', 'the program that they open', wholeNumber(2_147_483_647))
    .requiredOption('--count <n>', 'how many', wholeNumber(BATCH_MAX))
    .option('--expires <day>', 'the last day on which they work, such as 2027-08-31; a year from now by default', day)
    .option('--country <code>', 'the program’s country, to be sure that it is the right one', country)
    .action(async (options: KeysOptions) => (await import('./keys-issue.ts')).issueKeysAsCsv(options));

  const database = program.command('db').description('the database');
  database
    .command('migrate')
    .description('bring the database up to date; a start does that too')
    .action(async () => (await import('./db-migrate.ts')).migrateDatabase());

  program
    .command('doctor')
    .description('say what is configured and what is not')
    .action(async () => (await import('./doctor.ts')).doctor());
  return program;
}
