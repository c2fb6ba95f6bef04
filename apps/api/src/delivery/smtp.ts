import { createTransport } from 'nodemailer';
import type { Carrier } from './delivery.ts';

/** Sends e-mail over SMTP. `url` as `smtps://user:password@host:465`; `from` as `Name <address>`. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (_db, { to, subject, body, language }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: subject ?? '',
      text: body,
      headers: { 'content-language': language },
    });
  };
}
