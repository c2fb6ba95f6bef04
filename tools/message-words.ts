import { rowOf, type MessageKey } from '../packages/contract/src/contract.ts';
import { readJson } from './json-files.ts';

const REFUSAL_FILES = ['errors', 'apiErrors', 'answerErrors', 'collectionErrors', 'communityErrors', 'formErrors'];
const SUCCESS_FILES = ['success'];

/** The files in `locales/{language}`, without `.json`, that hold what the API can say. */
export const MESSAGE_FILES: readonly string[] = [...REFUSAL_FILES, ...SUCCESS_FILES];

/** The files of which one holds the words of a key. */
export const messageFilesOf = (key: MessageKey): readonly string[] => (rowOf(key).status < 300 ? SUCCESS_FILES : REFUSAL_FILES);

/** Everything that the API can say, in one language, by message key. */
export const messageWords = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...MESSAGE_FILES.map((name) => readJson(`locales/${language}/${name}.json`) as object)) as Record<string, string>;
