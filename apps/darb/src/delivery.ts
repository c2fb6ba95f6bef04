import { smsGatewayCarrier, smtpCarrier, whatsappCarrier, type Delivery } from '@darb/api';
import type { Config } from './config.ts';

/** How messages leave: by what is configured, else into the outbox. */
export function deliveryOf({ SMS_GATEWAY_URL, WHATSAPP_URL, WHATSAPP_TEMPLATE, SMTP_URL, MAIL_FROM }: Config): Delivery {
  return {
    sms: SMS_GATEWAY_URL === undefined ? 'outbox' : smsGatewayCarrier(SMS_GATEWAY_URL),
    whatsapp: WHATSAPP_URL === undefined ? 'outbox' : whatsappCarrier(WHATSAPP_URL, WHATSAPP_TEMPLATE),
    email: SMTP_URL === undefined || MAIL_FROM === undefined ? 'outbox' : smtpCarrier(SMTP_URL, MAIL_FROM),
  };
}
