import { useMutation } from '@tanstack/react-query';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { randomId } from '#platform/web/random-id.ts';
import { MAX_MESSAGE_LENGTH, type MessageId } from '../../domain/chat-message.ts';
import type { Conversation } from './conversation.ts';
import { isTemporary } from './send-waiting.ts';

interface ComposerProps {
  readonly conversation: Conversation;
  /** Tells the shop that the client types. */
  readonly type: () => void;
  /** The shop does not chat at present. */
  readonly disabled: boolean;
  readonly hint: string | undefined;
}

const FILES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';
const NOT_SENT = 'O arquivo não foi enviado. Verifique a conexão e tente de novo.';

interface Upload {
  /** The message's: a file that is sent again is stored once. */
  readonly id: MessageId;
  readonly file: File;
}

/** A file that the shop has refused would be refused again. */
const mayRetry = (error: Error): boolean => !(error instanceof ApiRefusal) || isTemporary(error);

/** Writes a message: Enter sends it, Shift and Enter begin a line. Files are sent at once. */
export function Composer({ conversation, type, disabled, hint }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: ({ id, file }: Upload) => conversation.sendFile(id, file),
  });
  const send = (): void => {
    if (text.trim() === '') return;
    conversation.send(text);
    setText('');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (file !== undefined) upload.mutate({ id: randomId(), file });
  };
  if (disabled)
    return (
      <Alert tone="info" className="m-3">
        A loja não atende por conversa no momento.
      </Alert>
    );
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2 border-line border-t p-3">
      {hint !== undefined && <p className="text-ink-2 text-sm">{hint}</p>}
      {upload.isError && (
        <Alert
          tone="error"
          announced
          actions={
            mayRetry(upload.error) ? (
              <Button size="sm" onClick={() => upload.mutate(upload.variables)}>
                Tentar de novo
              </Button>
            ) : undefined
          }
        >
          {upload.error instanceof ApiRefusal ? upload.error.message : NOT_SENT}
        </Alert>
      )}
      <div className="flex items-end gap-2">
        <input
          ref={picker}
          type="file"
          accept={FILES}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={onFile}
        />
        <IconButton
          label={upload.isPending ? 'Enviando o arquivo…' : 'Enviar imagem ou PDF'}
          icon={upload.isPending ? <Spinner /> : <Paperclip aria-hidden="true" className="size-5" />}
          aria-busy={upload.isPending || undefined}
          onClick={() => {
            if (!upload.isPending) picker.current?.click();
          }}
        />
        <label htmlFor={id} className="sr-only">
          Mensagem
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder="Escreva uma mensagem"
          className="field field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            type();
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" tone="primary" className="shrink-0 max-sm:px-3">
          <SendHorizontal aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Enviar</span>
        </Button>
      </div>
    </form>
  );
}
