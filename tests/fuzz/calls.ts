import type { Call } from '../../packages/contract/src/call.ts';
import { wireOf } from '../../packages/contract/src/client.ts';
import { contract } from '../../packages/contract/src/contract.ts';

/** Every call of the contract with its qualified name. */
export const everyCall: readonly (readonly [name: string, call: Call])[] = Object.entries(contract).flatMap(([capability, group]) =>
  Object.entries(group as Record<string, Call>).map(([name, call]) => [`${capability}.${name}`, call] as const),
);

/**
 * How an input travels, whatever it is: in the address (an object's members, anything else as
 * `input`), else as the body.
 */
export function sentAs(call: Call, input: unknown): { path: string; body: string | undefined } {
  if (!call.inAddress) return { path: call.path, body: JSON.stringify(input) };
  const members = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : { input };
  const texts = Object.entries(members).map(([name, value]): [string, unknown] => [
    wellFormed(name),
    typeof value === 'object' ? JSON.stringify(value) : typeof value === 'string' ? wellFormed(value) : value,
  ]);
  // a proxy or a browser sends no longer address
  const { path } = wireOf(
    call,
    Object.fromEntries(texts.map(([name, value]) => [name.slice(0, 200), typeof value === 'string' ? value.slice(0, 1_000) : value])),
  );
  return { path, body: undefined };
}

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
