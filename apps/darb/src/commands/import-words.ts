import type { ImportReport, Remark } from '@darb/content/import';
import ar from '../../../../locales/ar/import.json' with { type: 'json' };
import type { Say } from './words.ts';

/** Every remark has its sentence; that the other languages have it too is checked with all texts. */
ar.remarks satisfies Record<Remark['code'], string>;

/** The values of a sentence in words: kinds of questions have names of their own. */
function valuesOf({ code, values }: Remark, say: Say): Record<string, string | number> {
  const told: Record<string, string | number> = { ...values };
  const { type, what } = told;
  if ((code === 'typeUnsupported' || code === 'clozeGapLeftOut') && typeof type === 'string')
    told.type = say(`types.${type}`, { defaultValue: type });
  if (code === 'notHeldByFormat' && typeof what === 'string') told.what = say(`held.${what}`, { defaultValue: what });
  return told;
}

/** One remark as a line: where, which question, what. */
function lineOf(remark: Remark, isTable: boolean, say: Say): string {
  const { file, line, label } = remark;
  const where = [
    ...(file === null ? [] : [file]),
    ...(line === null ? [] : [isTable ? say('row', { line }) : say('line', { line })]),
    ...(label === null || label === '' ? [] : [say('quoted', { label })]),
  ].join(say('separator'));
  const sentence = say(`remarks.${remark.code}`, valuesOf(remark, say));
  return where === '' ? `  ${sentence}` : `  ${where}: ${sentence}`;
}

/**
 * Remarks below the heading of what has become of their questions, in the order of the file; none where there
 * are none.
 */
export function remarkLines(remarks: readonly Remark[], isTable: boolean, say: Say): string[] {
  const group = (outcome: Remark['outcome'], heading: string) => {
    const lines = remarks.filter((remark) => remark.outcome === outcome).map((remark) => lineOf(remark, isTable, say));
    return lines.length === 0 ? [] : ['', heading, ...lines];
  };
  return [
    ...group('left_out', say('headings.leftOut')),
    ...group('changed', say('headings.changed')),
    ...group('noted', say('headings.noted')),
  ];
}

/** The report of an import: what came in, and every remark. */
export function reportLines(report: ImportReport, file: string, dryRun: boolean, say: Say): string[] {
  const { added, replaced, unchanged, leftOut } = report;
  return [
    say('into', { file, target: report.target }),
    ...remarkLines(report.remarks, report.format === 'xlsx', say),
    '',
    [
      say('added', { count: added }),
      ...(replaced > 0 ? [say('replaced', { count: replaced })] : []),
      ...(unchanged > 0 ? [say('unchanged', { count: unchanged })] : []),
      ...(leftOut > 0 ? [say('leftOut', { count: leftOut })] : []),
    ].join(say('separator')),
    ...(dryRun ? [say('unwritten')] : []),
  ];
}

/**
 * As `content check` exits: 0 when there is nothing to say, 1 when something was left out, 2 when something
 * was changed or is worth a look.
 */
export const statusOf = (remarks: readonly Remark[]): 0 | 1 | 2 =>
  remarks.some(({ outcome }) => outcome === 'left_out') ? 1 : remarks.length > 0 ? 2 : 0;
