import { useActionData, useNavigation } from '@remix-run/react';
import type { FormProblem } from '@darb/ui';

interface FormState<Field extends string> {
  values: Partial<Record<Field, string>>;
  problem: FormProblem<Field> | null;
  pending: boolean;
}

/**
 * What every screen with a form wants: what the last answer found wrong, what was typed, and whether an
 * answer is awaited.
 */
export function useFormState<Field extends string>(initial: Partial<Record<Field, string>> = {}): FormState<Field> {
  const refused = useActionData<{ problem?: FormProblem<Field>; values?: Partial<Record<Field, string>> }>();
  const navigation = useNavigation();
  return {
    values: refused?.values ?? initial,
    problem: refused?.problem ?? null,
    pending: navigation.state !== 'idle' && navigation.formData !== undefined,
  };
}
