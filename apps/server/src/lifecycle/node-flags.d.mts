export const nodeFlags: readonly string[];
export const MALLOC_ARENA_MAX: string;
