import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import type { FieldTexts } from '#platform/ui/forms/field.tsx';
import { withoutEmptyEnd } from './editable-html.ts';
import { EXTENSIONS } from './extensions.ts';
import { Toolbar } from './toolbar.tsx';

interface EditorProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly disabled: boolean;
  readonly onBlur: () => void;
  /** Gets what takes the focus where the form leads to this field. */
  readonly focusRef: (element: { readonly focus: () => void } | null) => void;
}

/** Formatted text, written as it will look in the shop. Load it lazily: it brings its library with it. */
export function Editor({ label, hint, error, value, onChange, disabled, onBlur, focusRef }: EditorProps) {
  const id = useId();
  // What the form has of this text; and how the editor writes it, which is not always the same.
  const form = useRef(value);
  const written = useRef('');
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // Forbidden by the page's policy: editor.css has it.
    injectCSS: false,
    editable: !disabled,
    editorProps: {
      attributes: {
        class: 'rich-text min-h-72 max-h-[70dvh] overflow-y-auto bg-surface px-4 py-3 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described.filter(Boolean).join(' '),
      },
      // A press on a question would close it.
      handleDOMEvents: {
        click: (_, event) => {
          if (event.target instanceof Element && event.target.closest('summary, a')) event.preventDefault();
        },
      },
    },
    onCreate: ({ editor: made }) => {
      written.current = withoutEmptyEnd(made.getHTML());
    },
    onUpdate: ({ editor: changed }) => {
      const html = withoutEmptyEnd(changed.getHTML());
      if (html === written.current) return;
      written.current = html;
      form.current = html;
      onChange(html);
    },
    onBlur,
  });
  useEffect(() => {
    if (value === form.current) return;
    form.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    written.current = withoutEmptyEnd(editor.getHTML());
  }, [value, editor]);
  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() });
    return () => focusRef(null);
  }, [editor, focusRef]);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      <div
        className={cx(
          'overflow-hidden rounded-md border focus-within:border-ink',
          error === undefined ? 'border-line-2' : 'border-danger',
        )}
      >
        <Toolbar editor={editor} />
        <EditorContent editor={editor} className="rich-text-editor" />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
