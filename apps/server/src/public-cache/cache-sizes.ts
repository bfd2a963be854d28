export const MEGABYTE = 1024 * 1024;

/** Bytes of each cache of visitors' answers and rows unless the settings say otherwise, as docs/caching.md lists them. */
export const CACHE_BYTES = {
  pages: 64 * MEGABYTE,
  answers: 8 * MEGABYTE,
  forPages: 12 * MEGABYTE,
  rows: 14 * MEGABYTE,
  stock: 18 * MEGABYTE,
};

/** Bytes. */
export type CacheSizes = Readonly<Record<keyof typeof CACHE_BYTES, number>>;
