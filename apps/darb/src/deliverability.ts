import type { Config } from './config.ts';

/** Whether the outbox is shown at `/dev/outbox`: only where nobody but this machine can reach it. */
export const showsOutbox = (config: Config): boolean => config.isLocal && config.OUTBOX === 'on';

/** Sentences about codes that will reach nobody with these settings; for the log and the doctor. */
export function deliveryWarnings(config: Config): string[] {
  if (showsOutbox(config)) return [];
  return [
    ...(config.SMS_GATEWAY_URL === undefined ? ['No SMS can be delivered: nobody can sign up by phone. Set SMS_GATEWAY_URL.'] : []),
    ...(config.WHATSAPP_URL === undefined ? ['No code can be delivered by WhatsApp. Set WHATSAPP_URL.'] : []),
    ...(config.SMTP_URL === undefined ? ['No e-mail can be delivered: nobody can sign up by e-mail. Set SMTP_URL and MAIL_FROM.'] : []),
  ];
}
