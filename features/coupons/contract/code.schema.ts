import { Type } from 'typebox';

/** As it is typed, however long the spelling; it is normalised before it is looked for. */
export const typedCode = Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' });
