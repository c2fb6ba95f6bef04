import type { FormEvent } from 'react';
import type { FormFields } from './answer-of-form.ts';

/** A form as it was sent, with the button that sent it. */
export function sentForm({ target, nativeEvent }: FormEvent<HTMLElement>): FormData | null {
  if (!(target instanceof HTMLFormElement)) return null;
  return new FormData(target, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
}

/** The fields of a form that hold text. */
export const textsOf = (data: FormData): [string, string][] =>
  [...data].filter((field): field is [string, string] => typeof field[1] === 'string');

/** The fields of a form as `answerOfForm` reads them. */
export function fieldsOf(data: FormData): FormFields {
  const all = (name: string) =>
    textsOf(data)
      .filter(([field]) => field === name)
      .map(([, value]) => value);
  return { text: (name) => all(name)[0] ?? '', all };
}
