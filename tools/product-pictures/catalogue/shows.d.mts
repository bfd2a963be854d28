export const SHOWS: Readonly<Record<string, readonly string[]>>;
