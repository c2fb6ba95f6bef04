import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as types from '@graphql-codegen/typescript';
import { buildASTSchema, Kind, parse, print, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { root } from './sources.ts';

const FOLDER = 'packages/contract/src/graphql';
const read = (name: string): string => readFileSync(path.join(root, FOLDER, name), 'utf8');
const MADE = '// Made by `npm run docs` of the .graphql files beside the contract; not to be edited.\n';
const LONG = '/* eslint-disable max-lines, @typescript-eslint/no-explicit-any */\n';
const plain = { enumsAsTypes: true, skipTypename: true, useTypeImports: true, defaultScalarType: 'unknown', immutableTypes: true } as const;

/** The fragments that a piece of a document needs, each once. */
function fragmentsOf(text: string, all: ReadonlyMap<string, string>, found = new Map<string, string>()): string[] {
  for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
    const fragment = all.get(name);
    if (fragment === undefined || found.has(name)) continue;
    found.set(name, fragment);
    fragmentsOf(fragment, all, found);
  }
  return [...found.values()];
}

/** Each operation as a text that carries its types. */
function textsOf(document: DocumentNode): string {
  const fragments = document.definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  const all = new Map(fragments.map((one) => [one.name.value, print(one)]));
  return document.definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => {
      const [name, kind] = [one.name?.value ?? '', one.operation.replace(/^./, (letter) => letter.toUpperCase())];
      const text = print(one);
      const whole = [text, ...fragmentsOf(text, all)].join('\n').replace(/\s+/g, ' ');
      return `export const ${name}: Operation<${name}${kind}, ${name}${kind}Variables> = ${JSON.stringify(whole)};`;
    })
    .join('\n');
}

/** The TypeScript of both ends, made of the schema and the operations (GraphQL Code Generator), by file. */
export async function graphqlTypes(): Promise<Record<string, string>> {
  const [sdl, asked] = [read('schema.graphql'), read('operations.graphql')];
  const schema = parse(sdl);
  const document = parse(asked);
  const made = (plugins: Record<string, object>, documents: { location: string; document: DocumentNode }[]) =>
    codegen({
      schema,
      schemaAst: buildASTSchema(schema),
      documents,
      config: {},
      filename: '',
      plugins: Object.entries(plugins).map(([name, config]) => ({ [name]: config })),
      pluginMap: { types, resolvers, operations },
    });
  const client = await made({ operations: { ...plain, onlyOperationTypes: true, inlineFragmentTypes: 'combine' } }, [
    { location: 'operations.graphql', document },
  ]);
  const server = await made(
    {
      types: plain,
      resolvers: {
        ...plain,
        contextType: './context.ts#Asking',
        makeResolverTypeCallable: true,
        mappers: {
          Comment: '../community/comment-row.ts#ShownRow',
          Notification: '../notification/service.ts#NotificationRow',
        },
      },
    },
    [],
  );
  const texts: Record<string, string> = {
    [`${FOLDER}/schema.ts`]: `${MADE}export const SCHEMA = ${JSON.stringify(print(schema))};`,
    [`${FOLDER}/operations.ts`]: `${MADE}import type { Operation } from './text.ts';\n${client}\n${textsOf(document)}`,
    'apps/api/src/graphql/resolver-types.ts': `${MADE}${LONG}${server}`,
  };
  const options = { ...(await resolveConfig(path.join(root, 'a.ts'))), parser: 'typescript' };
  return Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([file, text]) => [file, await format(text, options)] as const)),
  );
}
