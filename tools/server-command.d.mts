export const builtServer: string;
export const serverFlags: readonly string[];
