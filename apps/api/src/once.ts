/**
 * Reads something of the student once for all calls of a page's request, by its name; where there is no such
 * request, once for a call. A call that writes knows nothing of what was read before it.
 */
export type Once = <Found>(name: string, read: () => Promise<Found>) => Promise<Found>;
