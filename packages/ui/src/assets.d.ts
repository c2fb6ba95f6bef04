declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
/** Written in by Vite: whether this is the server's build. */
interface ImportMeta {
  readonly env: { readonly SSR: boolean; readonly DEV: boolean };
}
