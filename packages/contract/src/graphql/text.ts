/** Where GraphQL is asked, over HTTP and over sockets. */
export const GRAPHQL_PATH = '/graphql';

/**
 * A GraphQL operation as it is sent, with the types of what it takes and answers; made by `npm run docs` from
 * `operations.graphql`. It is its text alone: a browser needs no library to send it.
 */
export type Operation<Result, Variables> = string & { readonly __types?: (variables: Variables) => Result };

/** Sends an operation, and gives its data or throws a `Refusal`. */
export type Ask = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>;
