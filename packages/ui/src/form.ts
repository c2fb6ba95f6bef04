/**
 * What is wrong with a form, as keys of the `errors` namespace: beside the field that it concerns, or above
 * the form. Screens show the words; what was typed stays in `values`.
 */
export interface FormProblem<Field extends string> {
  fields: Partial<Record<Field, string>>;
  form: string | null;
  /** Seconds until another try makes sense, where a limit was reached. */
  retryAfter: number | null;
}

/**
 * What every screen with a form is given. `action` is the address that the form posts to; without it the
 * page's own.
 */
export interface FormProps<Field extends string> {
  values: Partial<Record<Field, string>>;
  problem: FormProblem<Field> | null;
  /** True between sending and the answer. */
  pending: boolean;
  action?: string | undefined;
}
