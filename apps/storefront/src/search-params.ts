/** Query strings as plain text in both directions, so that a form without JavaScript and a link mean the same. */
import { formatQuery } from '#platform/web/url.ts';

export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

export const stringifySearch = (search: object): string => formatQuery(search);
