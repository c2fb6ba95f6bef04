import { z } from 'zod';
import { writtenFiles } from './schemas.ts';

/** The JSON Schema of each kind of file, by file name in `schema/`: what editors show and complete. */
export function jsonSchemas(): Map<string, string> {
  const made = new Map<string, string>();
  for (const [name, schema] of Object.entries(writtenFiles)) {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', reused: 'ref' });
    made.set(`${name}.json`, `${JSON.stringify({ title: `${name}.yaml of a Darb pack`, ...json }, null, 2)}\n`);
  }
  return made;
}
