import { z } from 'zod';
import type { Call } from './call.ts';

/** The first bytes of each type that may be sent. */
const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const satisfies Record<string, readonly number[]>;
export type FileType = keyof typeof SIGNATURES;

/** What a field for a file takes. */
export interface FileRule {
  readonly maxBytes: number;
  readonly types: readonly FileType[];
}

const rules = z.registry<FileRule>();

/** The type of a file by its first bytes, whatever its sender calls it; null for one that nobody may send. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const isA = (type: FileType) => SIGNATURES[type].every((byte, index) => bytes[index] === byte);
  return (Object.keys(SIGNATURES) as FileType[]).find(isA) ?? null;
}

/**
 * A field of a call's input that carries a file, or none with `.optional()`. A file is its bytes: its name
 * may tell of a person, and its type is read from what it begins with. A call with such a field travels as
 * multipart.
 */
export function file(rule: FileRule) {
  const schema = z.instanceof(Uint8Array).check(({ value, issues }) => {
    const type = fileTypeOf(value);
    if (value.byteLength > rule.maxBytes)
      issues.push({ code: 'too_big', origin: 'file', maximum: rule.maxBytes, inclusive: true, input: value });
    else if (type === null || !rule.types.includes(type))
      issues.push({ code: 'custom', params: { rule: 'invalid_file_type' }, input: value });
  });
  rules.add(schema, rule);
  return schema;
}

function fileFields(input: Call['input']): ReadonlyMap<string, FileRule> {
  const fields = input instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(input.shape) : [];
  return new Map(
    fields.flatMap(([name, field]) => {
      const rule = rules.get(field instanceof z.ZodOptional ? field.unwrap() : field);
      return rule === undefined ? [] : [[name, rule]];
    }),
  );
}

/** By the input: each request that is no GET asks. */
const known = new WeakMap<Call['input'], ReadonlyMap<string, FileRule>>();

/** The fields of a call that carry files, with what each takes; none for nearly every call. */
export function filesOf({ input }: Pick<Call, 'input'>): ReadonlyMap<string, FileRule> {
  const found = known.get(input) ?? fileFields(input);
  known.set(input, found);
  return found;
}
