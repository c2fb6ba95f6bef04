/**
 * The advisory locks of one database, by what they keep from happening twice at once. PostgreSQL knows them
 * by number alone: two of one number wait for each other, so every number stands here.
 */
export const DATABASE_LOCKS = {
  /** Darb processes that start on one database migrate one after the other. */
  migration: 7_271_962,
  /** Loads of content happen one after the other. */
  contentLoad: 7_271_963,
  /**
   * What the league host has in memory is the truth, so one database has one host. It holds this for as long
   * as it runs.
   */
  leagueHost: 7_271_964,
  /** Parts of the pipeline's table are made and removed one after the other. */
  pipelineParts: 7_271_965,
} as const;
