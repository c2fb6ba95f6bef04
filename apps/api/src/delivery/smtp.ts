import { createTransport } from 'nodemailer';
import { MessageRefused, type Carrier } from './delivery.ts';

const TIMEOUT_MS = 10_000;

/** Whether a server will never take it: an answer of the 500s (RFC 5321) to its recipient or its text. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Sends e-mail over SMTP. `url` as `smtps://user:password@host:465`; `from` as `Name <address>`. A message
 * that goes out twice has one Message-ID, by which mailboxes know it.
 */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'darb.invalid';
  return async ({ id, to, subject, body, language }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${id}@${domain}>`,
        subject: subject ?? '',
        text: body,
        headers: { 'content-language': language, 'auto-submitted': 'auto-generated' },
      });
    } catch (cause) {
      throw isFinal(cause) ? new MessageRefused('the mail server will not take it', { cause }) : cause;
    }
    return { providerId: null };
  };
}
