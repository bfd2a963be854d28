import { type Editor, useEditorState } from '@tiptap/react';

const LEVELS = [2, 3, 4] as const;

/** A paragraph, or a title: the page's own title is above all of these. */
export function HeadingChoice({ editor }: { readonly editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => LEVELS.find((each) => now.isActive('heading', { level: each })),
  });
  const choose = (value: string): void => {
    const wanted = LEVELS.find((each) => String(each) === value);
    const chain = editor.chain().focus();
    if (wanted === undefined) chain.setParagraph().run();
    else chain.setHeading({ level: wanted }).run();
  };
  return (
    <select
      aria-label="Estilo do parágrafo"
      value={level ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      className="mr-1 h-9 rounded-sm border border-line-2 bg-surface px-2 text-sm"
    >
      <option value="">Texto</option>
      <option value="2">Título</option>
      <option value="3">Subtítulo</option>
      <option value="4">Título menor</option>
    </select>
  );
}
