/**
 * Tells Remix that the page's own address has no more routes than it knows. It would ask the server before
 * the first step from a question to the next, which has the same path: at once where links are not looked up
 * in advance (a browser that saves data), and that fails where there is no connection.
 */
export function knowOwnRoutes(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isOwn =
      input instanceof URL &&
      input.pathname.endsWith('/__manifest') &&
      input.searchParams.getAll('p').every((path) => path === window.location.pathname);
    return isOwn ? Promise.resolve(Response.json({})) : ask(input, init);
  };
}
