/** What a league under test and its platform know. */
export const TEST_KEYS = {
  server: 'league-of-the-tests',
  http: 'calls of the tests',
  ticket: 'tickets of the tests, long enough',
} as const;
