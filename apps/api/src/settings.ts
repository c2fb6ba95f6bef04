// What the process must know before it has loaded the API: it reads its settings and starts the database
// meanwhile.

/** At most `count` takes in any `seconds` that end now. */
export interface Limit {
  count: number;
  seconds: number;
}

/**
 * Every limit of the account calls (rule account 13, rule account 14, rule account 17). Keys: number, name or
 * address, the client's network, the client.
 */
export interface Limits {
  smsPeriod: Limit;
  smsNumberDay: Limit;
  /** All messages to all numbers. */
  smsDay: Limit;
  mailPeriod: Limit;
  mailDay: Limit;
  networkPeriod: Limit;
  networkDay: Limit;
  clientPeriod: Limit;
  clientDay: Limit;
  signInName: Limit;
  signInNetwork: Limit;
  referralNetwork: Limit;
  /** Pictures of their own that a student sends. */
  picture: Limit;
  /** Downloads of one's data. */
  download: Limit;
  leagueTicket: Limit;
  /** Names of others that a student reports. */
  leagueReport: Limit;
  /** Keys that a student types which are none. */
  keyTries: Limit;
  /** Links to their progress that a student makes, and pages of such links that a network opens. */
  shareLinks: Limit;
  sharedProgress: Limit;
  /** Records of the pipeline that a network sends. */
  pipelineNetwork: Limit;
  /** Comments that a student writes, and what they report. */
  comments: Limit;
  reports: Limit;
  /** Messages to Darb that a network writes. */
  contactNetwork: Limit;
}

const DAY = 86_400;
export const DEFAULT_LIMITS: Limits = {
  smsPeriod: { count: 2, seconds: 180 },
  smsNumberDay: { count: 5, seconds: DAY },
  smsDay: { count: 20_000, seconds: DAY },
  mailPeriod: { count: 1, seconds: 120 },
  mailDay: { count: 10, seconds: DAY },
  networkPeriod: { count: 60, seconds: 180 },
  networkDay: { count: 500, seconds: DAY },
  clientPeriod: { count: 6, seconds: 180 },
  clientDay: { count: 30, seconds: DAY },
  signInName: { count: 10, seconds: 900 },
  signInNetwork: { count: 600, seconds: 900 },
  referralNetwork: { count: 60, seconds: 180 },
  picture: { count: 20, seconds: DAY },
  download: { count: 5, seconds: DAY },
  leagueTicket: { count: 30, seconds: 180 },
  leagueReport: { count: 10, seconds: DAY },
  keyTries: { count: 60, seconds: 900 },
  shareLinks: { count: 20, seconds: DAY },
  sharedProgress: { count: 120, seconds: 180 },
  pipelineNetwork: { count: 600, seconds: 180 },
  comments: { count: 30, seconds: 3600 },
  reports: { count: 20, seconds: 3600 },
  contactNetwork: { count: 30, seconds: DAY },
};

/** How many keys one call makes at most. */
export const BATCH_MAX = 10_000;
