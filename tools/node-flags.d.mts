export declare const SOURCE_MAPS: string;
export declare const SMALL_MEMORY: readonly string[];
export declare const productFlags: (env: Readonly<Record<string, string | undefined>>) => string[];
