export const builtServer: string;
export const serverFlags: readonly string[];
export const MALLOC_ARENA_MAX: string;
