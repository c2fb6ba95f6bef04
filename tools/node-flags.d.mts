export declare const SOURCE_MAPS: string;
export declare const PRODUCT_FLAGS: readonly string[];
