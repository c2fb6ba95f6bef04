import type { Command } from 'commander';
import { BATCH_MAX } from '@darb/api/settings';
import type { KeysOptions } from './keys.ts';
import type { OfferOptions } from './offers.ts';
import { country, day, wholeNumber } from './option-values.ts';

const ID_MAX = 2_147_483_647;
/** The dearest key, in whole units of any currency. */
const PRICE_MAX = 1_000_000;

/** `darb keys …` and `darb offers …`: what opens a program, and for what price. */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description('the keys that open a program');
  keys
    .command('issue')
    .description('issue keys, as CSV on the standard output; they are shown this once')
    .option('--program <id>', 'the one program that they open', wholeNumber(ID_MAX))
    .option('--country <code>', 'without --program: they open any program of this country', country)
    .requiredOption('--count <n>', 'how many', wholeNumber(BATCH_MAX))
    .option('--expires <day>', 'the last day on which they work, such as 2027-08-31; a year from now by default', day)
    .option('--price <n>', 'what is paid for one; below the list price the student’s credit covers the rest', wholeNumber(PRICE_MAX))
    .option('--offer <name>', 'the offer whose price they carry')
    .action(async (options: KeysOptions) => (await import('./keys.ts')).issueKeysAsCsv(options));
  keys
    .command('list')
    .description('write the batches of keys with what they carry, the newest first')
    .action(async () => (await import('./keys.ts')).showBatches());
  keys
    .command('void')
    .description('make a key, or the unused ones of a batch, open nothing any more')
    .argument('<key or batch>', 'a key as it is printed, or a batch as darb keys list names it')
    .action(async (what: string) => (await import('./keys.ts')).voidKeysNamed(what));

  const offers = program.command('offers').description('prices for a time; darb keys issue --offer makes their keys');
  offers
    .command('list', { isDefault: true })
    .description('write the offers, the latest to end first')
    .action(async () => (await import('./offers.ts')).showOffers());
  offers
    .command('set')
    .description('make an offer, or change the one of that name')
    .argument('<name>', 'how keys issue calls it')
    .requiredOption('--program <id>', 'the program that it is for', wholeNumber(ID_MAX))
    .requiredOption('--price <n>', 'in whole units of the currency of the program’s country', wholeNumber(PRICE_MAX))
    .requiredOption('--from <day>', 'its first day', day)
    .requiredOption('--until <day>', 'its last day', day)
    .option('--any-key', 'also for who has had a key before', false)
    .action(async (name: string, options: OfferOptions) => (await import('./offers.ts')).makeOffer(name, options));
}
