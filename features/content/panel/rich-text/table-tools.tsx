import type { Editor } from '@tiptap/react';

/** What can be done with the table in which the cursor is. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools: readonly (readonly [string, () => unknown])[] = [
    ['Linha abaixo', () => chain().addRowAfter().run()],
    ['Coluna ao lado', () => chain().addColumnAfter().run()],
    ['Apagar linha', () => chain().deleteRow().run()],
    ['Apagar coluna', () => chain().deleteColumn().run()],
    ['Apagar tabela', () => chain().deleteTable().run()],
  ];
  return (
    <fieldset aria-label="Tabela" className="flex flex-wrap gap-1 border-line border-b px-2 py-1">
      {tools.map(([label, run]) => (
        <button
          key={label}
          type="button"
          onClick={run}
          className="min-h-9 rounded-sm px-2 text-sm hover:bg-sunken"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
