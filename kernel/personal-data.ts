/** The data that a feature stores about a client, as exported to the client (LGPD art. 18): named lists of plain rows. */
export type PersonalRow = Readonly<Record<string, unknown>>;
export type PersonalData = Readonly<Record<string, readonly PersonalRow[]>>;
