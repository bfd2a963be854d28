/** What the editor can write: what the server's rich text accepts, and no more. */
import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from '../../domain/safe-link.ts';

/** A question that opens on a press. In the editor it is always open. */
const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', { open: '' }, 0],
});

const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
});

/** Only pictures of the shop: the server takes all others away. */
const ShopImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/fotos/"]' }] });

/** Heads keep saying whether they name a row or a column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: {
        default: 'col',
        parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') ?? 'col',
      },
    };
  },
});

export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (uri) => safeLink(uri) !== undefined,
    },
  }),
  ShopImage,
  Table.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
  Details,
  Summary,
];

/** What a new question begins with. */
export const NEW_QUESTION = {
  type: 'details',
  content: [{ type: 'summary', content: [{ type: 'text', text: 'Pergunta' }] }, { type: 'paragraph' }],
};
