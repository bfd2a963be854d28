import { inProject } from '#platform/process/project-folder.ts';

/** Outputs of the builds. */
export const built = inProject('build/storefront');
export const builtPanel = inProject('build/panel');
