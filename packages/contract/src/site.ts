import { z } from 'zod';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';
import { cleanReach, CONTACT_SUBJECTS, isReach } from './contact.ts';
import { localized } from './content.ts';
import { freeText } from './free-text.ts';
import { CONTACT_MAX } from './limits.ts';

const teamRow = z.object({ name: localized, role: localized, about: localized });
export type TeamRow = z.infer<typeof teamRow>;

/** Where a country's visitors reach us; what is null has no place on a page (rule site 28). */
const contacts = z.object({
  number: z.string().nullable(),
  help: z.string().nullable(),
  ideas: z.string().nullable(),
  schools: z.string().nullable(),
  office: localized.nullable(),
  map: z.string().nullable(),
});
export type Contacts = z.infer<typeof contacts>;

/** Where a key is sold: `province` where the country has a map, `link` leads there. */
const bookstore = z.object({
  province: z.string().nullable(),
  name: localized,
  address: localized,
  hours: localized.nullable(),
  number: z.string().nullable(),
  link: z.string().nullable(),
});
/** An app that brings a key home: where, for what, and by which address. */
const delivery = z.object({ name: localized, terms: localized, link: z.string() });

export const site = {
  /** Where keys are sold in a country, in the operator's order. */
  sellingPoints: call('GET', 'site/selling-points', {
    who: 'anyone',
    input: z.object({ country: countryCode }),
    reply: z.object({ bookstores: z.array(bookstore), deliveries: z.array(delivery) }),
  }),
  /** Who makes Darb, and who is looked for; both as the operator has written them. */
  team: call('GET', 'site/team', {
    who: 'anyone',
    input: z.object({}),
    reply: z.object({ people: z.array(teamRow), openings: z.array(teamRow) }),
  }),
  contacts: call('GET', 'site/contacts', {
    who: 'anyone',
    input: z.object({ country: countryCode }),
    reply: z.object({ contacts }),
  }),
  /** Writes to Darb. Sent twice it is one message (rule site 29). */
  write: call('POST', 'site/message', {
    who: 'anyone',
    input: z.object({
      subject: z.enum(CONTACT_SUBJECTS),
      /** An e-mail address or a phone number, for the answer. */
      reach: z
        .string()
        .overwrite(cleanReach)
        .refine((text) => text !== '', { params: { rule: 'required' }, abort: true })
        .refine(isReach, { params: { rule: 'invalid_reach' } }),
      text: freeText(CONTACT_MAX).refine((text) => text !== '', { params: { rule: 'required' } }),
      country: countryCode,
    }),
    reply: z.object({}),
    success: 'message_kept',
  }),
};
