import { Command, InvalidArgumentError } from 'commander';
import { APP_VERSION } from '@darb/contract/limits';
import { isLanguage, type Language } from '@darb/language';
import type { CheckCommandOptions } from './content-check.ts';
import type { ExportCommandOptions } from './content-export.ts';
import type { ImportCommandOptions } from './content-import.ts';
import type { LoadCommandOptions } from './content-load.ts';
import type { PlayOptions } from './league-play.ts';
import { addKeys } from './keys-commands.ts';
import { country, wholeNumber } from './option-values.ts';
import type { StudentsOptions } from './students.ts';

function language(text: string): Language {
  if (!isLanguage(text)) throw new InvalidArgumentError('It must be ar, en or ur.');
  return text;
}

function exportFormat(text: string): ExportCommandOptions['format'] {
  if (text !== 'gift' && text !== 'qti') throw new InvalidArgumentError('It must be gift or qti.');
  return text;
}

/** What an operator decides about an account (rule account 18). */
const DECISIONS = [
  ['review', 'keep an account out until you have looked at it; ends its sessions'],
  ['suspend', 'keep an account out; ends its sessions'],
  ['restore', 'let an account in again, a deleted one within its 14 days'],
  ['delete', 'delete an account; it is erased after 14 days'],
] as const;

/**
 * The command line: without a command it serves (`run`), else it does the operator's work. Each loads only
 * what it needs: a start is short then.
 */
export function createProgram(run: () => Promise<void>): Command {
  const program = new Command('darb').description('Darb: serves the product, or does one of the operator’s commands.').version(APP_VERSION);
  program.command('serve', { isDefault: true }).description('serve the product until it is stopped').action(run);

  const content = program.command('content').description('what is taught');
  content
    .command('load')
    .description('load a pack, all of it or nothing; twice does no harm')
    .argument('<folder>', 'the folder with pack.yaml')
    .option('--report-language <code>', 'the language of the report', language, 'ar')
    .action(async (folder: string, options: LoadCommandOptions) => (await import('./content-load.ts')).loadContent(folder, options));

  content
    .command('check')
    .description('say what is wrong with a pack; exits with 1 for errors, with 2 for warnings alone')
    .argument('<folder>', 'the folder with pack.yaml')
    .option('--report-language <code>', 'the language of the report', language, 'ar')
    .action(async (folder: string, options: CheckCommandOptions) => (await import('./content-check.ts')).checkContent(folder, options));

  content
    .command('import')
    .description('bring a teacher’s questions into a pack; exits with 1 when some were left out, with 2 when some were changed')
    .argument('<file>', 'GIFT, Aiken, Moodle XML, QTI (an item or a package), CSV or XLSX')
    .requiredOption('--into <place>', 'pack/program/subject/subtopic: into its test')
    .option('--lesson <name>', 'into the quiz of this lesson of the subtopic')
    .option('--language <code>', 'the language of the questions: ar, en or ur', language, 'ar')
    .option('--report-language <code>', 'the language of the report', language, 'ar')
    .option('--dry-run', 'say what would be done and write nothing')
    .action(async (file: string, options: ImportCommandOptions) => (await import('./content-import.ts')).importContent(file, options));

  content
    .command('export')
    .description('write the questions of a test or a quiz for other programs')
    .argument('<place>', 'pack/program/subject/subtopic')
    .option('--lesson <name>', 'the quiz of this lesson of the subtopic')
    .option('--format <name>', 'gift or qti', exportFormat, 'gift')
    .option('--out <file>', 'the file to write; the standard output by default')
    .option('--language <code>', 'the language of the texts: ar, en or ur', language, 'ar')
    .option('--report-language <code>', 'the language of the report', language, 'ar')
    .action(async (place: string, options: ExportCommandOptions) => (await import('./content-export.ts')).exportContent(place, options));

  program
    .command('pipeline')
    .description('how the product is used')
    .command('export')
    .description('write every record as a line of JSON, the oldest first')
    .action(async () => (await import('./pipeline-export.ts')).exportPipeline());

  addKeys(program);

  const students = program.command('students').description('the accounts of students');
  const aboutStudent = (name: string, description: string) =>
    students
      .command(name)
      .description(description)
      .argument('<student>', 'the id, the e-mail or the number of the account')
      .option('--country <code>', 'in whose spelling a number is given', country, 'JO');
  aboutStudent('show', 'say what is known of an account, and what was decided about it').action(
    async (who: string, options: StudentsOptions) => (await import('./students.ts')).showStudent(who, options),
  );
  for (const [decision, description] of DECISIONS) {
    aboutStudent(decision, description).action(async (who: string, options: StudentsOptions) =>
      (await import('./students.ts')).decideStudent(decision, who, options),
    );
  }

  aboutStudent('role', 'say how somebody stands in the house: teachers and assistants look after what students write')
    .argument('<role>', 'student, strike_students, strike_team, teaching_assistant or teacher')
    .action(async (who: string, role: string, options: StudentsOptions) =>
      (await import('./students.ts')).setStudentRole(who, role, options),
    );

  const heldWords = program.command('held-words').description('words that hold a comment back until staff have read it');
  heldWords
    .command('import')
    .description('put the words of a file, one a line, in the place of all that there were')
    .argument('<file>', 'a text in UTF-8; a line that begins with # is a remark')
    .action(async (file: string) => (await import('./held-words.ts')).importHeldWords(file));
  heldWords
    .command('show')
    .description('write the words, as import takes them')
    .action(async () => (await import('./held-words.ts')).showHeldWords());

  const league = program.command('league').description('the league');
  league
    .command('play')
    .description('play a match in this terminal, against another one or a bot; leaves nothing behind')
    .option('--as <name>', 'the player’s name', 'Terminal')
    .option('--bot', 'take the bot that comes when nobody else does within ten seconds; without it, another player is waited for')
    .option('--subject <id>', 'the subject to play; by default the first that has matches', wholeNumber(2_147_483_647))
    .action(async (options: PlayOptions) => (await import('./league-play.ts')).playLeague(options));

  program
    .command('audit')
    .description('write what the operator did, the newest first')
    .option('--last <n>', 'how many', wholeNumber(10_000), 100)
    .action(async (options: { last: number }) => (await import('./audit.ts')).showAudit(options));

  const maintenance = program.command('maintenance').description('a pause in which every page says that Darb is being updated');
  for (const [name, description] of [
    ['on', 'close the product; what students answer waits in their browsers'],
    ['off', 'open it again'],
  ] as const)
    maintenance
      .command(name)
      .description(description)
      .action(async () => (await import('./maintenance.ts')).setMaintenance(name === 'on'));

  const siteData = async () => import('./site-data.ts');
  program
    .command('team')
    .description('who makes Darb, on the page of the team')
    .command('import')
    .description('put a file in the place of all that there was: people, and openings')
    .argument('<file>', 'CSV: kind (person or opening), name_ar, name_en, role_ar, role_en, about_ar, about_en')
    .action(async (file: string) => (await siteData()).importTeam(file));
  program
    .command('contacts')
    .description('where the visitors of a country reach you')
    .command('import')
    .description('put a file in the place of all that there was; an empty cell shows nothing')
    .argument('<file>', 'CSV: country, number, help, ideas, schools, office_ar, office_en, map')
    .action(async (file: string) => (await siteData()).importContacts(file));
  const countries = program.command('countries').description('what each country switches on, without a release');
  countries
    .command('show')
    .description('write all countries as they are now, as the CSV that import takes')
    .action(async () => (await import('./countries.ts')).showCountries());
  countries
    .command('set')
    .description('change one country at once; an empty value is as the product ships it')
    .argument('<country>', 'its code, such as JO')
    .argument('<setting...>', 'checkout=off, published=on, invite, tutoring, paywall; facebook=https://…, instagram, youtube, tiktok, x')
    .action(async (country: string, settings: string[]) => (await import('./countries.ts')).setCountry(country, settings));
  countries
    .command('import')
    .description('put a file in the place of all changes that there were; an empty cell is as the product ships it')
    .argument('<file>', 'CSV: country, published, checkout, invite, tutoring, paywall (on or off), facebook, instagram, youtube, tiktok, x')
    .action(async (file: string) => (await import('./countries.ts')).importCountries(file));
  program
    .command('bookstores')
    .description('where keys are sold, on the page of selling points')
    .command('import')
    .description('put a file in the place of all that there was: bookstores, and deliveries')
    .argument(
      '<file>',
      'CSV: kind (bookstore or delivery), country, province, then name_, address_ and hours_ with ar and en, number, link',
    )
    .action(async (file: string) => (await import('./bookstores.ts')).importBookstores(file));
  program
    .command('messages')
    .description('write what visitors wrote to you, as lines of JSON, the newest first')
    .action(async () => (await siteData()).listMessages());

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
