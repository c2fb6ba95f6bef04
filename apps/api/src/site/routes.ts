import { site } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import * as messages from './messages.ts';
import * as service from './service.ts';

export const siteRoutes = defineRoutes(site, {
  team: ({ db, language }) => service.team(db, language),
  contacts: ({ db, language }, { country }) => service.contacts(db, language, country),
  sellingPoints: ({ db, language }, { country }) => service.sellingPoints(db, language, country),
  write: ({ db, network, options, now }, written) => messages.write(db, options.limits, network, written, now()),
});
