import { Type } from 'typebox';

export const pageTag = Type.String({ pattern: '^[A-Z0-9]+([_-][A-Z0-9]+)*$', maxLength: 30 });

/** Id of a stored picture. */
export const pictureId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Token of a preview link. */
export const previewToken = Type.String({ pattern: '^[\\w-]{1,20}\\.[\\w-]{1,80}$' });
