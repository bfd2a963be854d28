import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: unique and ordered by creation time, which keeps indexes compact. */
export const newId = (): string => uuidv7();
