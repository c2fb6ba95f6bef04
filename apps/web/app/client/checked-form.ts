import type { ClientActionFunctionArgs } from '@remix-run/react';
import { checkFields, valuesOf, type CheckedField, type Typed } from '../field-check.ts';
import { keepForm } from './connection-lost.ts';

/**
 * The `clientAction` of a page whose fields have rules: what breaks one is told at once, and nothing is asked
 * of the server. `fieldsOf` names the fields of the form that is sent; the action checks the same.
 */
export const checkedForm =
  (fieldsOf: (form: Typed, search: URLSearchParams) => readonly CheckedField[]) => async (args: ClientActionFunctionArgs) => {
    const data = await args.request.clone().formData();
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const broken = checkFields({ text }, fieldsOf({ text }, new URL(args.request.url).searchParams));
    if (broken === null) return keepForm(args);
    return {
      problem: { fields: broken, form: null, retryAfter: null },
      values: valuesOf({ text }, [...new Set(data.keys())]),
      unsent: true,
    };
  };
