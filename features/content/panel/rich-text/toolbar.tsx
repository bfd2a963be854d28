import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  CircleHelp,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { cx } from '#platform/ui/cx.ts';
import { NEW_QUESTION } from './extensions.ts';
import { HeadingChoice } from './heading-choice.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TableTools } from './table-tools.tsx';

interface Tool {
  readonly label: string;
  readonly Icon: ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: 'true' }>;
  readonly active?: boolean;
  readonly disabled?: boolean;
  readonly run: () => unknown;
}

/** What the chosen text can become. One stop of the Tab key; arrow keys move within it. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      bullet: now.isActive('bulletList'),
      ordered: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { label: 'Negrito', Icon: Bold, active: on.bold, run: () => chain().toggleBold().run() },
    { label: 'Itálico', Icon: Italic, active: on.italic, run: () => chain().toggleItalic().run() },
    {
      label: 'Sublinhado',
      Icon: Underline,
      active: on.underline,
      run: () => chain().toggleUnderline().run(),
    },
    { label: 'Riscado', Icon: Strikethrough, active: on.strike, run: () => chain().toggleStrike().run() },
    { label: 'Lista', Icon: List, active: on.bullet, run: () => chain().toggleBulletList().run() },
    {
      label: 'Lista numerada',
      Icon: ListOrdered,
      active: on.ordered,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: 'Citação', Icon: Quote, active: on.quote, run: () => chain().toggleBlockquote().run() },
    { label: 'Link', Icon: Link, active: on.link, run: () => setDialog('link') },
    { label: 'Imagem', Icon: Image, run: () => setDialog('picture') },
    {
      label: 'Tabela',
      Icon: Table,
      active: on.table,
      disabled: on.table,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      label: 'Pergunta que abre',
      Icon: CircleHelp,
      run: () => chain().insertContent(NEW_QUESTION).run(),
    },
    { label: 'Linha', Icon: Minus, run: () => chain().setHorizontalRule().run() },
    { label: 'Desfazer', Icon: Undo2, disabled: !on.undo, run: () => chain().undo().run() },
    { label: 'Refazer', Icon: Redo2, disabled: !on.redo, run: () => chain().redo().run() },
  ];
  return (
    <>
      <div
        role="toolbar"
        aria-label="Formatação"
        onKeyDown={moveFocus}
        className="flex flex-wrap items-center gap-0.5 border-line border-b bg-sunken px-2 py-1.5"
      >
        <HeadingChoice editor={editor} />
        {tools.map(({ label, Icon, active, disabled = false, run }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={active}
            aria-disabled={disabled || undefined}
            tabIndex={-1}
            onClick={() => disabled || run()}
            className={cx(
              'inline-flex size-9 items-center justify-center rounded-sm',
              active === true ? 'bg-brand-soft text-brand-text' : 'hover:bg-surface',
              disabled && 'text-ink-3',
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        ))}
      </div>
      {on.table && <TableTools editor={editor} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  // Within the list of headings the arrow keys choose.
  if (step === undefined || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const at = all.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  all.at((at + step) % all.length)?.focus();
}
