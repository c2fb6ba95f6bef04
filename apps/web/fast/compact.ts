const RESTORING = /\(\(STORAGE_KEY[\s\S]*?\}\)\((?="positions")/;
/** Remix's own, of which it sends the source: it scrolls to where this entry of the history was left. */
const RESTORING_SHORT =
  '((e,t)=>{if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");' +
  'try{let n=JSON.parse(sessionStorage.getItem(e)||"{}")[t||history.state.key];"number"==typeof n&&scrollTo(0,n)}' +
  'catch(n){console.error(n),sessionStorage.removeItem(e)}})(';
const MANIFEST = /(window\.__remixManifest = )(\{\n[\s\S]*?\n\})(?=;)/;

/**
 * A document without the blanks of the two scripts that Remix writes for people to read: 140 bytes of each
 * page, compressed.
 */
export const compact = (html: string): string =>
  html
    .replace(RESTORING, () => RESTORING_SHORT)
    .replace(MANIFEST, (_, name: string, manifest: string) => name + JSON.stringify(JSON.parse(manifest)));
