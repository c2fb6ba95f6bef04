import path from 'node:path';
import ts from 'typescript';
import { rowNames, rowOf } from '../apps/web/app/site-map.ts';
import { typeProblems } from './page-bindings.ts';
import { root } from './sources.ts';

/** The types of the whole house as one program, and of each page file whether it is made for its row. */
const config = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.whole.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  },
);
if (!config) throw new Error('tsconfig.whole.json cannot be read');
const bindings = rowNames.map((row) => ({ row, file: rowOf(row).file }));
const problems = typeProblems(config, path.posix.join(root, 'apps/web/app'), bindings);
const names = { getCurrentDirectory: () => root, getCanonicalFileName: (name: string) => name, getNewLine: () => '\n' };
if (problems.length > 0) console.error(ts.formatDiagnostics(problems, names));
else console.log(`types: ${config.fileNames.length} files, ${bindings.length} rows with the files made for them`);
process.exit(problems.length === 0 ? 0 : 1);
