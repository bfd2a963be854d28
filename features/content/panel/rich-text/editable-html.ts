/** Which HTML of a page the editor can hold. The server accepts somewhat more (`server/rich-text/safe-html.ts`). */

const BEYOND = /<(dl|dt|dd|figure|figcaption|caption|tfoot|sub|sup)\b/i;

/** The editor would drop a part of this: it is edited as HTML. */
export const needsHtml = (html: string): boolean => BEYOND.test(html);

/** Without the empty paragraphs at the end, which the editor keeps there for the cursor. */
export const withoutEmptyEnd = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');
