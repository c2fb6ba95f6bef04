/** The policy of what is no page: it loads nothing, and nobody shows it inside of theirs. */
export const LOADS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
