import { fileURLToPath } from 'node:url';

/** A path inside the project, absolute: from the source and from `build/server`, which lies as deep. */
export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
