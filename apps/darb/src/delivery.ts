import { outboxCarrier, smsGatewayCarrier, smtpCarrier, type Delivery } from '@darb/api';
import type { Config } from './config.ts';

/** How messages leave: by what is configured, else into the outbox. */
export function deliveryOf(config: Config): Delivery {
  return {
    sms: config.SMS_GATEWAY_URL === undefined ? outboxCarrier : smsGatewayCarrier(config.SMS_GATEWAY_URL),
    email: config.SMTP_URL === undefined || config.MAIL_FROM === undefined ? outboxCarrier : smtpCarrier(config.SMTP_URL, config.MAIL_FROM),
  };
}
