/** What a feature keeps of a client, told to the client itself (LGPD art. 18): lists of plain values, each by its name. */
export type PersonalRow = Readonly<Record<string, unknown>>;
export type PersonalData = Readonly<Record<string, readonly PersonalRow[]>>;
