import ts from 'typescript';

/** A row of the site map and its file, below `app/pages`. */
interface Binding {
  readonly row: string;
  readonly file: string;
}

/** A file for the compiler alone: it says of each row, a line each, that its file is a `PageFile`. */
const bindingsText = (bindings: readonly Binding[]): string =>
  [
    "import type { PageFile } from './page-file.ts'; type Bound<File extends Wanted, Wanted> = [File, Wanted];",
    ...bindings.map(({ row, file }) => `export type ${row} = Bound<typeof import('./pages/${file}'), PageFile<'${row}'>>;`),
  ].join('\n');

/**
 * The compiler's complaints about the program of `config`, and about page files that are not made for their
 * rows. `app`: the folder of `page-file.ts` and `pages`.
 */
export function typeProblems(config: ts.ParsedCommandLine, app: string, bindings: readonly Binding[]): ts.Diagnostic[] {
  const disk = ts.createCompilerHost(config.options);
  const name = `${app}/page-bindings.ts`;
  const text = bindingsText(bindings);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === name || disk.fileExists(file),
    getSourceFile: (file, target, ...rest) =>
      file === name ? ts.createSourceFile(file, text, target) : disk.getSourceFile(file, target, ...rest),
  };
  const program = ts.createProgram([...config.fileNames, name], config.options, host);
  return [...config.errors, ...ts.getPreEmitDiagnostics(program)].map((problem) => {
    if (problem.file?.fileName !== name) return problem;
    const bound = bindings[problem.file.getLineAndCharacterOfPosition(problem.start ?? 0).line - 1];
    const said = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
    const messageText = `${app}/pages/${bound?.file ?? ''} is not made for its row ${bound?.row ?? ''} (apps/web/app/page-file.ts):\n${said}`;
    return { ...problem, file: undefined, start: undefined, length: undefined, messageText };
  });
}
