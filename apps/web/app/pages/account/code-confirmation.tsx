import { CodeScreen } from '@darb/ui/screens/account/CodeScreen/CodeScreen';
import { checkedForm } from '../../client/checked-form.ts';
import { useMessageNews } from '../../client/message-news.ts';
import { useFormState } from '../../form-state.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { checkedOf } from './code-form.ts';
import { codeScreen, confirmCode } from './confirm.ts';

export const loader = page('codeConfirmation', codeScreen);

export const action = actionOf('codeConfirmation', confirmCode);

export const clientAction = checkedForm(checkedOf);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function CodeConfirmationPage() {
  const { newsAt, trouble, ...screen } = useScreen<typeof loader>();
  return <CodeScreen {...screen} trouble={useMessageNews(newsAt, trouble ?? null)} {...useFormState<'verification_code'>()} />;
}
