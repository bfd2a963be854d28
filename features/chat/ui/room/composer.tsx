import { Paperclip, SendHorizontal } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { MAX_MESSAGE_LENGTH } from '../../domain/chat-message.ts';
import { UploadFailures } from './upload-failures.tsx';
import { isSending, type Uploads } from './uploads.ts';

interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly send: (text: string) => void;
  readonly uploads: Uploads;
  readonly hint?: string | undefined;
  /** Several at once, also pasted ones. */
  readonly manyFiles?: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly fieldProps?: ComponentPropsWithoutRef<'textarea'>;
  /** Above the field. */
  readonly above?: ReactNode;
  /** Further buttons, after that for files. */
  readonly tools?: ReactNode;
}

const FILES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';

/** Writes a message: Enter sends it, Shift and Enter begin a line. Files are sent at once. */
export function Composer({
  text,
  onText,
  send,
  uploads,
  hint,
  manyFiles = false,
  field,
  fieldProps = {},
  above,
  tools,
}: ComposerProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const all = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  const failed = all.filter((one) => !isSending(one));
  const sending = all.length - failed.length;
  const isBusy = sending > 0;
  const sendText = (): void => {
    if (text.trim() === '') return;
    send(text);
    onText('');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sendText();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    fieldProps.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendText();
  };
  const onFiles = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (!manyFiles) for (const { id: before } of failed) uploads.discard(before);
    if (files.length > 0) uploads.add(files);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (!manyFiles || files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2 border-line border-t p-3">
      {hint !== undefined && <p className="text-ink-2 text-sm">{hint}</p>}
      <UploadFailures uploads={uploads} failed={failed} named={manyFiles} />
      {manyFiles && (
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {sending > 0 && (sending === 1 ? 'Enviando 1 arquivo…' : `Enviando ${sending} arquivos…`)}
        </p>
      )}
      {above}
      <div className="flex items-end gap-2">
        <input
          ref={picker}
          type="file"
          accept={FILES}
          multiple={manyFiles}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={onFiles}
        />
        <div className={cx('flex', tools !== undefined && '-ml-1')}>
          <IconButton
            label={isBusy && !manyFiles ? 'Enviando o arquivo…' : 'Enviar imagem ou PDF'}
            icon={isBusy ? <Spinner /> : <Paperclip aria-hidden="true" className="size-5" />}
            aria-busy={isBusy || undefined}
            onClick={() => {
              if (!isBusy || manyFiles) picker.current?.click();
            }}
          />
          {tools}
        </div>
        <label htmlFor={id} className="sr-only">
          Mensagem
        </label>
        <textarea
          rows={1}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder="Escreva uma mensagem"
          {...fieldProps}
          ref={field}
          id={id}
          value={text}
          className="field field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
          onChange={({ currentTarget: { value } }) => onText(value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button type="submit" tone="primary" className="shrink-0 max-sm:px-3">
          <SendHorizontal aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Enviar</span>
        </Button>
      </div>
    </form>
  );
}
