import { Refusal } from '@darb/contract';
import {
  GraphQLError,
  Kind,
  parse,
  Source,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** What our own operations need, twice and more (rule community 18). */
const CHARACTERS_MAX = 10_000;
const TOKENS_MAX = 1_500;
const DEPTH_MAX = 8;
/** Brackets within one another, before anything is parsed: a parser goes down into each. */
const NESTING_MAX = 60;
const FIELDS_MAX = 400;
const ALIASES_MAX = 10;
const ROOTS_MAX = 4;

const refuse = (rule: string): Refusal => new Refusal('rule_broken', { errors: [{ path: 'query', rule }] });

interface Size {
  depth: number;
  fields: number;
  aliases: number;
}

/**
 * How much an operation asks for, its fragments unfolded; each fragment is measured once, so that measuring
 * takes no longer than the text is long.
 */
function sizeOf(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size | 'measured now'>();
  const ofFragment = (name: string): Size => {
    const found = known.get(name);
    if (found === 'measured now') throw refuse('fragment_cycle');
    if (found) return found;
    const fragment = fragments.get(name);
    if (!fragment) return { depth: 0, fields: 0, aliases: 0 };
    known.set(name, 'measured now');
    const size = of(fragment.selectionSet);
    known.set(name, size);
    return size;
  };
  const of = ({ selections }: SelectionSetNode): Size => {
    const sum: Size = { depth: 0, fields: 0, aliases: 0 };
    for (const one of selections) {
      const isField = one.kind === Kind.FIELD;
      const below = one.kind === Kind.FRAGMENT_SPREAD ? ofFragment(one.name.value) : one.selectionSet ? of(one.selectionSet) : null;
      sum.depth = Math.max(sum.depth, (below?.depth ?? 0) + (isField ? 1 : 0));
      sum.fields += (below?.fields ?? 0) + (isField ? 1 : 0);
      sum.aliases += (below?.aliases ?? 0) + (isField && one.alias ? 1 : 0);
      if (sum.fields > FIELDS_MAX) throw refuse('too_many_fields');
      if (sum.aliases > ALIASES_MAX) throw refuse('too_many_aliases');
    }
    return sum;
  };
  return of;
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') depth += 1;
    else if (sign === '}' || sign === ']' || sign === ')') depth -= 1;
    if (depth > NESTING_MAX) return true;
  }
  return false;
}

/** Queries that were read and may be asked. */
const read = new LRUCache<string, DocumentNode>({ max: 200 });

function documentOf(text: string): DocumentNode {
  const known = read.get(text);
  if (known) return known;
  if (text.length > CHARACTERS_MAX) throw refuse('too_big');
  if (isNestedTooDeep(text)) throw refuse('too_deep');
  let document: DocumentNode;
  try {
    document = parse(new Source(text), { maxTokens: TOKENS_MAX, noLocation: true });
  } catch (error) {
    // nesting that no parser follows is a RangeError
    if (error instanceof GraphQLError || error instanceof RangeError) throw new Refusal('unreadable', { cause: error });
    throw error;
  }
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  if (operations.length + fragments.length !== document.definitions.length) throw new Refusal('unreadable');
  const measure = sizeOf(new Map(fragments.map((one) => [one.name.value, one])));
  for (const { selectionSet } of operations) {
    if (selectionSet.selections.length > ROOTS_MAX) throw refuse('too_many_fields');
    if (measure(selectionSet).depth > DEPTH_MAX) throw refuse('too_deep');
  }
  read.set(text, document);
  return document;
}

/** An operation that may be run. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Reads a query, and finds in it the operation that is meant. Refuses with `unreadable` what is none, and
 * with `rule_broken` what asks for more than anybody needs (rule community 18), before anything is run.
 */
export function operationIn(text: unknown, name: unknown): Operation {
  if (typeof text !== 'string' || (name != null && typeof name !== 'string')) throw new Refusal('unreadable');
  const document = documentOf(text);
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const operation = name == null ? operations[0] : operations.find((one) => one.name?.value === name);
  if (!operation || (name == null && operations.length > 1)) throw new Refusal('unreadable');
  return { document, operation };
}
