import { CircleAlert, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { type FileRules, fileFault } from './file-fault.ts';

interface DropZoneProps extends FileRules {
  /** What is uploaded: 'Nota fiscal (XML)'. */
  readonly label: string;
  /** 'Até 10 MB, em CSV ou XLSX.' */
  readonly limit: string;
  readonly many?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** 0 … 1 while a file is sent. */
  readonly progress?: number | undefined;
  /** What the server said about the file. */
  readonly error?: string | undefined;
}

/** A place for files: dropped, pasted with the keyboard's own dialog, or chosen by the button. */
export function DropZone(props: DropZoneProps) {
  const { label, limit, accept, maxBytes, many = false, onFiles, progress, error } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const busy = progress !== undefined;
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].slice(0, many ? undefined : 1);
    const wrong = files
      .map((file) => fileFault(file, { accept, maxBytes }))
      .find((each) => each !== undefined);
    setFault(wrong);
    if (wrong === undefined && files.length > 0) onFiles(files);
    if (field.current !== null) field.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!busy) take(event.dataTransfer.files);
  };
  const said = fault ?? error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-2 rounded-lg border-2 border-dashed p-6 text-center text-sm transition',
        over ? 'border-brand-text bg-brand-soft' : 'border-line-2 bg-surface',
      )}
    >
      <Upload aria-hidden="true" className="size-6 text-ink-2" />
      <p className="font-semibold">{label}</p>
      <p id={`${id}-limit`} className="text-ink-2">
        {limit}
      </p>
      <input
        ref={field}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        accept={accept}
        multiple={many}
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      <Button size="sm" busy={busy} aria-describedby={`${id}-limit`} onClick={() => field.current?.click()}>
        {busy ? 'Enviando…' : many ? 'Escolher arquivos' : 'Escolher arquivo'}
      </Button>
      <p aria-hidden="true" className="text-ink-2 text-xs">
        ou arraste para cá
      </p>
      {busy && (
        <progress aria-label={`Envio: ${label}`} className="meter max-w-xs" value={progress} max={1} />
      )}
      {said !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {said}
        </p>
      )}
    </div>
  );
}
