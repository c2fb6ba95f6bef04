import type * as sharpModule from 'sharp';

let loaded: Promise<typeof sharpModule> | undefined;

/** The decoder of pictures, loaded with the first one: a start does without it. */
export async function decoder() {
  loaded ??= import('sharp').then((module) => {
    module.default.concurrency(1);
    module.default.cache(false);
    return module;
  });
  return (await loaded).default;
}
