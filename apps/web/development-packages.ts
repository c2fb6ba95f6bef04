/**
 * What the development server bundles before the first page, and what it leaves alone. A package that it
 * finds later makes it bundle again and reload: two Reacts for a moment ("Invalid hook call"). Every package
 * that the browser's sources import stands in one of the two (`development-packages.test.ts`).
 */
export const DEVELOPMENT_PACKAGES = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    // no page of a browser needs it, but the development server meets it on its way
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-router',
    '@remix-run/react',
    'get-nonce',
    '@noble/hashes/sha2.js',
    '@darb/league-client > @heroiclabs/nakama-js',
    '@darb/ui > @radix-ui/react-dialog',
    '@darb/ui > @radix-ui/react-direction',
    '@darb/ui > d3-shape',
    '@vanilla-extract/dynamic',
    '@vanilla-extract/recipes/createRuntimeFn',
  ],
  // what the server alone reads
  exclude: [
    '@remix-run/node',
    'i18next',
    'isbot',
    'libphonenumber-js/min',
    'lru-cache',
    'react-dom/server.browser',
    'remix-i18next/server',
    'zod',
  ],
};
