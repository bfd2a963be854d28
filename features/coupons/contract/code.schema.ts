import { Type } from 'typebox';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

/** As it is typed, however long the spelling; it is normalised before it is looked for. */
export const typedCode = Type.String({ maxLength: 200, pattern: STORABLE_TEXT });
