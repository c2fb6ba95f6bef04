export * from './account.ts';
export * from './account-fields.ts';
export { loginCalls, type LoginProvider } from './account-logins.ts';
export { settingsCalls, type PublicProfile } from './account-settings.ts';
export * from './assessment.ts';
export * from './attempt.ts';
export * from './billing.ts';
export * from './call.ts';
export * from './calls.ts';
export * from './catalog.ts';
export * from './client.ts';
export { collection, type Collection, type CollectionEntity, type CollectionSummary, type ShownEntity } from './collection.ts';
export {
  community,
  REPORT_KINDS,
  REPORT_REASONS,
  STAFF_ACTS,
  type ModerationCase,
  type ModerationCaseSummary,
  type Person,
} from './community.ts';
export * from './content.ts';
export * from './countries.ts';
export * from './file.ts';
export { GRAPHQL_PATH, type Ask, type Operation } from './graphql/text.ts';
export type { Identity } from './identity.ts';
export * from './league.ts';
export * from './learning.ts';
export { pipeline, type EventBody } from './pipeline.ts';
export * from './practice.ts';
export { reviewStanding, todaysFive, type ReviewStanding, type TodaysFive } from './todays-five.ts';
export * from './progress.ts';
export * from './report.ts';
export { SEARCH_TABS, SEARCH_TYPES, search, type SearchHit, type SearchReply, type SearchTab, type SearchType } from './search.ts';
export * from './share.ts';
export { site, type Contacts, type TeamRow } from './site.ts';
export * from './test-results.ts';
export { everyCall, isMessageKey, messageKeys, rowOf, type MessageKey, type MessageKeyRow } from './message-keys.ts';
