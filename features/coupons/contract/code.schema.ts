import { Type } from 'typebox';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

/** A code as typed, in any spelling; it is normalised before the lookup. */
export const typedCode = Type.String({ maxLength: 200, pattern: STORABLE_TEXT });
