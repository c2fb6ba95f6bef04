import { data, type ActionFunctionArgs } from '@remix-run/node';
import { rowOf as rowOfKey } from '@darb/contract/message-keys';
import type { FormProblem } from '@darb/ui';
import { checkFields, fieldProblem, valuesOf, type CheckedField } from '../field-check.ts';
import { rowOf, type RowName } from '../site-map.ts';
import { failurePage, placeOf } from './failure-page.ts';
import { Fields } from './fields.ts';
import { madeFor } from './made-for.ts';
import { admit, listOf, type Given, type Names } from './page.ts';
import { isRefusal } from './session.ts';

/** What a form's page is given back when something in it was wrong. */
export interface Refused<Field extends string> {
  problem: FormProblem<Field>;
  /** What was typed; never a password. */
  values: Partial<Record<Field, string>>;
}

/** Shows a form again, with its problem and with what was typed. */
export function again<Field extends string>(fields: Fields, names: readonly Field[], problem: Partial<FormProblem<Field>>, status = 422) {
  const refused: Refused<Field> = { problem: { fields: {}, form: null, retryAfter: null, ...problem }, values: valuesOf(fields, names) };
  return data(refused, { status });
}

/** Shows a form again where its fields break their rules, before anything is asked; null when none does. */
export function againIfBroken<Field extends string>(fields: Fields, names: readonly Field[], checked: readonly (Field & CheckedField)[]) {
  const broken = checkFields(fields, checked);
  return broken && again<Field>(fields, names, { fields: broken as Partial<Record<Field, string>> });
}

/**
 * Shows a form again after a refusal. `beside` names the field that a message key or an input's path
 * concerns; a path's rule becomes a key of `errors` (`fieldProblem`). A refusal that leads elsewhere, or is
 * our defect, is thrown on.
 */
export function againAfter<Field extends string>(
  thrown: unknown,
  fields: Fields,
  names: readonly Field[],
  beside: Readonly<Record<string, Field>>,
) {
  if (!isRefusal(thrown)) throw thrown;
  const { leadsTo, status } = rowOfKey(thrown.messageKey);
  if (leadsTo !== undefined || (status >= 500 && status !== 503)) throw thrown;
  const problem: FormProblem<Field> = { fields: {}, form: null, retryAfter: thrown.retryAfter };
  if (thrown.messageKey === 'rule_broken') {
    for (const { path, rule } of thrown.errors) {
      const field = beside[path];
      if (field) problem.fields[field] ??= fieldProblem(field, rule);
    }
  } else {
    const field = beside[thrown.messageKey];
    if (field) problem.fields[field] = thrown.messageKey;
    else problem.form = thrown.messageKey;
  }
  if (Object.keys(problem.fields).length === 0) problem.form ??= thrown.messageKey;
  return again(fields, names, problem, status);
}

/** The form of a request; an empty body is an empty form, whatever it is called. Null for what is no form. */
async function formOf(request: Request): Promise<FormData | null> {
  const bytes = await request.arrayBuffer().catch(() => null);
  if (bytes === null) return null;
  if (bytes.byteLength === 0) return new FormData();
  const type = request.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
}

/**
 * The action of a page or a resource: the row's rules first, then the form, then `act`. What cannot be read
 * as a form is 400.
 */
export function action<const Name extends RowName, Result>(
  names: Names<Name>,
  act: (given: Given<Name> & { fields: Fields }) => Promise<Result>,
) {
  return madeFor('action', listOf(names), async (args: ActionFunctionArgs): Promise<Result> => {
    const given = await admit(names, args);
    const { uploads } = rowOf(given.row);
    const form = await formOf(args.request);
    const fields = form && new Fields(form, uploads);
    if (!fields || (fields.hasFiles && uploads === undefined)) {
      throw data(await failurePage('error', given.visit, given.context), { status: 400 });
    }
    try {
      return await act({ ...given, fields });
    } catch (thrown) {
      throw await placeOf(thrown, given.visit, given.context, (given.params as Record<string, number>)['program'] ?? null);
    }
  });
}
