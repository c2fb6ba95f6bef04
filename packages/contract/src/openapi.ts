import { z } from 'zod';
import { BASES, type Call } from './call.ts';
import { contract } from './calls.ts';
import { CONTENT_VERSION } from './client.ts';
import { filesOf } from './file.ts';
import { APP_VERSION } from './limits.ts';
import { everyCall, rowOf, type MessageKey } from './message-keys.ts';

type Json = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, as it is asked for (`input`) or given (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

const errorBody: Json = {
  type: 'object',
  required: ['message_key', 'detail'],
  properties: {
    message_key: { type: 'string' },
    code: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['path', 'rule'], properties: { path: { type: 'string' }, rule: { type: 'string' } } },
    },
  },
};

const headers: Json = { [CONTENT_VERSION]: { $ref: '#/components/headers/ContentVersion' } };

function responsesOf(call: Call): Json {
  const responses: Json = {
    200: {
      description: call.success,
      headers,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['message_key', 'data'],
            properties: { message_key: { const: call.success }, data: jsonSchemaOf(call.reply, 'output') },
          },
        },
      },
    },
  };
  const byStatus = new Map<number, MessageKey[]>();
  const keys = [...everyCall.filter((key) => key !== 'token_invalid' || call.who !== 'anyone'), ...call.refusals];
  for (const key of keys) byStatus.set(rowOf(key).status, [...(byStatus.get(rowOf(key).status) ?? []), key]);
  for (const [status, names] of byStatus) {
    responses[status] = {
      description: names.join(', '),
      headers,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  return responses;
}

/** How an input travels that is not in the address: as a form where it has files, else as JSON. */
function requestBodyOf(call: Call, input: Json): Json {
  const files = filesOf(call);
  if (files.size === 0) return { content: { 'application/json': { schema: input } } };
  const properties = { ...(input.properties as Json) };
  const encoding: Json = {};
  for (const [name, { maxBytes, types }] of files) {
    properties[name] = { type: 'string', format: 'binary', maxLength: maxBytes };
    encoding[name] = { contentType: types.join(', ') };
  }
  return { content: { 'multipart/form-data': { schema: { ...input, properties }, encoding } } };
}

function operationOf(capability: string, name: string, call: Call): Json {
  const input = jsonSchemaOf(call.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const parameters = Object.entries(properties)
    .filter(([parameter]) => call.inAddress || inPath.includes(parameter))
    .map(([parameter, schema]) => ({
      name: parameter,
      in: inPath.includes(parameter) ? 'path' : 'query',
      required: inPath.includes(parameter) || required.includes(parameter),
      schema,
    }));
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    parameters: [
      { $ref: `#/components/parameters/${call.byClient ? 'OwnTraceId' : 'TraceId'}` },
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...parameters,
    ],
    ...(call.inAddress ? {} : { requestBody: requestBodyOf(call, input) }),
    ...(call.who !== 'anyone' ? { security: [{ accessToken: [] }] } : { security: [{}, { accessToken: [] }] }),
    responses: responsesOf(call),
    ...(call.base === BASES[0] ? {} : { servers: [{ url: call.base }] }),
  };
}

/**
 * Calls as an OpenAPI 3.1 document (rule site 19); `base` is the address below which those of the API stand,
 * such as `/api`. A call below another base says so itself.
 */
export function openApiDocument(base: string, calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract): Json {
  const paths: Record<string, Json> = {};
  for (const [capability, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(group)) {
      paths[`/${call.path}`] = { ...paths[`/${call.path}`], [call.verb.toLowerCase()]: operationOf(capability, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Darb', version: APP_VERSION },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Failure: errorBody },
      headers: {
        ContentVersion: {
          description: 'Another value when content, prices or flags of countries have changed',
          required: false,
          schema: { type: 'string' },
        },
      },
      parameters: {
        TraceId: { name: 'trace-id', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
        OwnTraceId: { name: 'trace-id', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
        AcceptLanguage: { name: 'accept-language', in: 'header', required: false, schema: { type: 'string' } },
      },
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'access-token' } },
    },
  };
}
