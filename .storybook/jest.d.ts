/** The runner's jest gives `expect` to this file alone; its own types would meet vitest's. */
declare const expect: {
  (received: unknown): { toEqual(expected: unknown): void; toMatchImageSnapshot(options: Record<string, unknown>): void };
  extend(matchers: Record<string, unknown>): void;
};

declare module 'jest-image-snapshot' {
  export const toMatchImageSnapshot: (...given: unknown[]) => { message: () => string; pass: boolean };
}
