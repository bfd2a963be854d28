import { textAt, type XmlElement } from '#platform/documents/read-xml.ts';

/** The element's text, cut to the layout's maximum length. */
export const limitedText = (from: XmlElement | undefined, path: string, most: number): string =>
  textAt(from, path).slice(0, most);
