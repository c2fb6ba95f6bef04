import { CodeScreen } from '@darb/ui/screens/account/CodeScreen/CodeScreen';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { checkedOf } from './code-form.ts';
import { codeScreen, confirmCode } from './confirm.ts';

export const loader = page('emailConfirmation', (given) => codeScreen(given, 'email'));

export const action = actionOf('emailConfirmation', (given) => confirmCode(given, 'email'));

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function EmailConfirmationPage() {
  return <CodeScreen {...useScreen<typeof loader>()} {...useFormState<'verification_code'>()} />;
}
