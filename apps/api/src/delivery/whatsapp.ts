import type { Language } from '@darb/language';
import { z } from 'zod';
import { checkTaken, MessageRefused, type Carrier } from './delivery.ts';
import { withoutCredentials } from './sms-gateway.ts';

const TIMEOUT_MS = 10_000;
/** Meta's codes for "too many" and "try later", which come with a status that says "never". */
const LATER: ReadonlySet<number> = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });
const refusal = z.object({ error: z.object({ code: z.number() }) });

/** The languages of the template as Meta names them. */
const TEMPLATE_LANGUAGES: Readonly<Record<Language, string>> = { ar: 'ar', en: 'en', ur: 'ur' };

/**
 * Hands codes to the WhatsApp Cloud API, as a template of the kind "authentication", which alone may begin a
 * conversation; its words are Meta's. `url` is `https://TOKEN@graph.facebook.com/v23.0/PHONE-NUMBER-ID`.
 * Refuses a message without a code.
 */
export function whatsappCarrier(url: string, template: string, send: typeof fetch = fetch): Carrier {
  const { target, user: token } = withoutCredentials(url);
  const address = new URL(`${target.href.replace(/\/$/, '')}/messages`);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return async ({ id, to, language, code }) => {
    if (code === null) throw new MessageRefused('WhatsApp carries codes alone');
    const parameters = [{ type: 'text', text: code }];
    const response = await send(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name: template,
          language: { code: TEMPLATE_LANGUAGES[language] },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
        biz_opaque_callback_data: id,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const said: unknown = await response.json().catch(() => null);
    const refused = refusal.safeParse(said);
    if (refused.success && LATER.has(refused.data.error.code)) throw new Error(`WhatsApp answered ${refused.data.error.code}`);
    checkTaken('WhatsApp', response.status);
    const read = taken.safeParse(said);
    return { providerId: (read.success ? read.data.messages[0]?.id : undefined) ?? null };
  };
}
