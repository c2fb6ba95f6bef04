import { CodeScreen } from '@darb/ui/screens/account/CodeScreen/CodeScreen';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { checkedOf } from './code-form.ts';
import { codeScreen, confirmCode } from './confirm.ts';

export const loader = page('codeConfirmation', (given) => codeScreen(given, 'sms'));

export const action = actionOf('codeConfirmation', (given) => confirmCode(given, 'sms'));

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function CodeConfirmationPage() {
  return <CodeScreen {...useScreen<typeof loader>()} {...useFormState<'verification_code'>()} />;
}
