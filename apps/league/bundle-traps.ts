import ts from 'typescript';

/**
 * What in a module's source a Nakama server would refuse, misread or pass over in silence. The server learns
 * which function is meant by reading `InitModule`, runs the rest as a strict script in goja, and says little
 * when it cannot; `nakama check` finds none of it.
 */
export function trapsOf(source: string): string[] {
  const script = ts.createSourceFile('league.js', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const traps: string[] = [];
  const functions = new Map<string, 'function' | 'variable'>();
  for (const statement of script.statements) {
    if (ts.isFunctionDeclaration(statement)) functions.set(statement.name?.text ?? '', 'function');
    else if (ts.isVariableStatement(statement)) {
      const isVar = (statement.declarationList.flags & ts.NodeFlags.BlockScoped) === 0;
      for (const { name, initializer } of statement.declarationList.declarations) {
        const isFunction = initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
        if (isFunction && isVar && ts.isIdentifier(name)) functions.set(name.text, 'variable');
      }
    } else traps.push(`top level: ${ts.SyntaxKind[statement.kind]}`);
  }
  const init = script.statements.find(
    (statement): statement is ts.FunctionDeclaration => ts.isFunctionDeclaration(statement) && statement.name?.text === 'InitModule',
  );
  if (init?.body === undefined || init.parameters.length !== 4) traps.push('InitModule: no top-level function of four parameters');
  else traps.push(...registrationTraps(init, init.body, functions));
  return [...traps, ...languageTraps(script)];
}

const MATCH_FUNCTIONS = ['matchInit', 'matchJoinAttempt', 'matchJoin', 'matchLeave', 'matchLoop', 'matchTerminate', 'matchSignal'];

function registrationTraps(init: ts.FunctionDeclaration, body: ts.Block, functions: ReadonlyMap<string, string>): string[] {
  const traps: string[] = [];
  const seen = new Set<string>();
  const initializer = init.parameters[3]?.name.getText();
  const isGlobal = (node: ts.Expression | undefined) => node !== undefined && ts.isIdentifier(node) && functions.has(node.text);
  for (const statement of body.statements) {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const callee = call !== undefined && ts.isCallExpression(call) ? call.expression : undefined;
    const direct = callee !== undefined && ts.isPropertyAccessExpression(callee) && callee.expression.getText() === initializer;
    if (call === undefined || !ts.isCallExpression(call) || !direct) {
      traps.push(`InitModule: not a direct registration: ${statement.getText().slice(0, 60)}`);
      continue;
    }
    const method = callee.name.text;
    const named = ['registerRpc', 'registerMatch', 'registerRtBefore', 'registerRtAfter'].includes(method);
    const [name, second] = call.arguments;
    if (named && (name === undefined || !ts.isStringLiteral(name))) traps.push(`${method}: the name is no literal`);
    const key = `${method} ${named ? (name?.getText() ?? '') : ''}`;
    if (seen.has(key)) traps.push(`${key}: twice`);
    seen.add(key);
    if (method === 'registerMatch') traps.push(...matchTraps(second, functions));
    else if (!isGlobal(named ? second : name)) traps.push(`${key}: no global function by its name`);
  }
  return traps;
}

function matchTraps(object: ts.Expression | undefined, functions: ReadonlyMap<string, string>): string[] {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return ['registerMatch: the handler is not written in the call'];
  const traps: string[] = [];
  const given = new Map<string, string>();
  for (const property of object.properties) {
    if (ts.isShorthandPropertyAssignment(property)) given.set(property.name.text, property.name.text);
    else if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && ts.isIdentifier(property.initializer)) {
      given.set(property.name.text, property.initializer.text);
    } else traps.push(`registerMatch: ${property.getText().slice(0, 40)} is not a plain key with a function's name`);
  }
  for (const name of MATCH_FUNCTIONS) {
    const target = given.get(name);
    if (target === undefined) traps.push(`registerMatch: ${name} is missing`);
    else if (!functions.has(target)) traps.push(`registerMatch: ${name} is no global function`);
  }
  return traps;
}

/** What goja lacks, and what looks as if it worked. */
const ABSENT = new Set(
  (
    'setTimeout setInterval setImmediate queueMicrotask console fetch require module exports process Buffer TextEncoder TextDecoder URL ' +
    'crypto structuredClone Intl WeakRef Atomics Promise nkruntime globalThis window btoa atob'
  ).split(' '),
);

function languageTraps(script: ts.SourceFile): string[] {
  const traps: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExportAssignment(node))
      traps.push('language: import or export');
    if (node.kind === ts.SyntaxKind.ImportKeyword || ts.isMetaProperty(node)) traps.push('language: import() or import.meta');
    if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      traps.push('language: export');
    if (ts.isAwaitExpression(node)) traps.push('language: await');
    if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
      traps.push('language: async');
    if (ts.isRegularExpressionLiteral(node)) {
      const flags = node.text.slice(node.text.lastIndexOf('/') + 1);
      if (/[dv]/.test(flags)) traps.push(`language: flag of ${node.text}`);
      if (/\\p\{/i.test(node.text)) traps.push(`language: ${node.text} does not know all letters`);
    }
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
    if (isName && ABSENT.has(node.text) && !ts.isPropertyAssignment(node.parent)) traps.push(`language: ${node.text} is absent`);
    ts.forEachChild(node, visit);
  };
  visit(script);
  return traps;
}
