declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
