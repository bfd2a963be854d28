import { fileURLToPath } from 'node:url';

/** The absolute path of a file in the project. Works from the source and from `build/server`, which is at the same depth. */
export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
