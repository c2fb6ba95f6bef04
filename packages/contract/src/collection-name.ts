import { COLLECTION_NAME_MAX, lengthOf } from './limits.ts';

/** Letters of any script with their marks and joiners, digits, spaces and `_ - . + ( ) ~`. */
const NAME = /^[\p{L}\p{M}\p{Nd}\u200C\u200D _\-.+()~]+$/u;

/** Whether a cleaned name may be a collection's (rule collection 1). */
export const isCollectionName = (name: string): boolean => NAME.test(name) && name.trim() !== '' && lengthOf(name) <= COLLECTION_NAME_MAX;
