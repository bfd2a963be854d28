/** The pattern of an address of one of the schemes, `a|b`. */
export const address = (schemes: string): string => `^(${schemes})://[^\\s]+$`;
