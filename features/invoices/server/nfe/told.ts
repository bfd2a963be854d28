import { textAt, type XmlElement } from '#platform/documents/read-xml.ts';

/** What stands there, no longer than the layout lets it be: nobody draws more. */
export const told = (from: XmlElement | undefined, path: string, most: number): string =>
  textAt(from, path).slice(0, most);
