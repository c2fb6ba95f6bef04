import type { AddableCollection } from '@darb/ui/screens/collection/props';

/** The collections as they will be when a form that is under way has arrived; its word is not waited for. */
export function afterAdding(collections: readonly AddableCollection[], form: FormData | undefined): readonly AddableCollection[] {
  const intent = form?.get('intent');
  if (intent !== 'add' && intent !== 'out') return collections;
  const id = form?.get('collection');
  return collections.map((one) => (one.id === id ? { ...one, entity: intent === 'add' ? 'coming' : null } : one));
}
