import type { z } from 'zod';
import { problem, type FieldKind, type Problem } from './problem.ts';
import { SHAPES } from './schemas.ts';

export type Path = readonly PropertyKey[];

/** A problem of a file's value, at a path inside of it. */
interface Found {
  path: Path;
  found: Problem;
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  int: 'integer',
  boolean: 'truth',
  array: 'list',
  object: 'map',
  record: 'map',
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );

/**
 * What an issue of a schema means for who writes the file. `root` is the whole value of the file, `base` the
 * path of what the issue's own path begins at.
 */
export function issueProblems(issue: z.core.$ZodIssue, root: unknown, base: Path = []): Found[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ path: [...path, field], found: problem('fieldUnknown', { field }) }));
  const field = path.map(String).join('.') || '.';
  if (valueAt(root, path) === undefined) return [{ path, found: problem('fieldMissing', { field }) }];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch that fits the kind of the value says what is wrong; the others only say that it is of
    // another kind.
    const branch = issue.errors.find((errors) => errors.every((error) => !(error.code === 'invalid_type' && error.path.length === 0)));
    if (!branch && path.at(-1) === 'answer') {
      const isTruth = valueAt(root, [...path.slice(0, -1), 'type']) === 'true_false';
      return [{ path, found: problem(isTruth ? 'answerNotTruth' : 'answerNotNumber', {}) }];
    }
    return (branch ?? issue.errors[0] ?? []).flatMap((inner) => issueProblems(inner, root, path));
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element')
    return issue.issues.flatMap((inner) => issueProblems(inner, root, path));
  return [{ path, found: valueProblem(issue, field) }];
}

function valueProblem(issue: z.core.$ZodIssue, field: string): Problem {
  const shape = SHAPES.find((code) => code === issue.message);
  if (shape) return problem(shape, { field });
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind ? problem('fieldKind', { field, kind }) : problem('fieldOther', { field, detail: issue.message });
    }
    case 'invalid_value':
      return problem('fieldValue', { field, allowed: issue.values.map(String).join(', ') });
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? problem('fieldValue', { field, allowed: issue.options.map(String).join(', ') })
        : problem('fieldOther', { field, detail: issue.message });
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string') return problem('fieldEmpty', { field });
      if (issue.origin === 'array') return problem('fieldTooFew', { field, limit });
      return problem(issue.inclusive === false ? 'fieldNotAbove' : 'fieldTooSmall', { field, limit });
    }
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'string') return problem('fieldTooLong', { field, limit });
      return problem(issue.origin === 'array' ? 'fieldTooMany' : 'fieldTooLarge', { field, limit });
    }
    default:
      return problem('fieldOther', { field, detail: issue.message });
  }
}
