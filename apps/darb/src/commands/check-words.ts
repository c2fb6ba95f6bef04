import type { PackProblem, PackReport, ProblemCode } from '@darb/content';
import ar from '../../../../locales/ar/check.json' with { type: 'json' };
import type { Say } from './words.ts';

/** Every problem has its sentence; that the other languages have it too is checked with all texts. */
ar.problems satisfies Record<ProblemCode, string>;

/** The sentence of a problem. The kinds of values have names in words. */
function sentenceOf({ code, values }: PackProblem, say: Say): string {
  const told: Record<string, string | number> = { ...values };
  if (code === 'fieldKind' && typeof told.kind === 'string') told.kind = say(`kinds.${told.kind}`);
  return say(`problems.${code}`, told);
}

/**
 * One problem as a line of text that editors and terminals can follow: `file:line  what is wrong: what to
 * do`.
 */
export function problemLine(problem: PackProblem, say: Say): string {
  const { severity, file, line } = problem;
  const sentence = sentenceOf(problem, say);
  return `${file}${line === null ? '' : `:${line}`}  ${severity === 'warning' ? say('warning', { sentence }) : sentence}`;
}

/** Says that a JSON Schema is to be written anew, and by which command. */
export const schemaLine = (file: string, command: string, say: Say): string => say('schemaOld', { file, command });

/**
 * The report of a check: every problem, then what is in the pack or how much is to mend. `nameOf` gives the
 * name of a file in the lines.
 */
export function checkLines({ problems, held }: PackReport, nameOf: (file: string) => string, say: Say): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = say('warnings', { count: problems.length - errors });
  const lines = problems.map((problem) => problemLine({ ...problem, file: nameOf(problem.file) }, say));
  if (!held) return [...lines, say('notLoadable', { errors: say('errors', { count: errors }), warnings })];
  return [...lines, say('held', { ...held }), problems.length > 0 ? warnings : say('nothingToMend')];
}
