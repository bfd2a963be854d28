export const externalPackages: readonly string[];
export const packagesOfTheDemo: readonly string[];
