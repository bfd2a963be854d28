import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: unique, and in the order of making, which keeps indexes compact. */
export const newId = (): string => uuidv7();
