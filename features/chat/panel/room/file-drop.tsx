import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';

interface FileDropProps {
  readonly enabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dragged onto the conversation. The button for files does the same by keyboard. */
export function FileDrop({ enabled, onFiles, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
    enabled && dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dragged by a mouse alone
    <div
      className="relative flex min-h-0 min-w-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 flex flex-col items-center justify-center gap-2 rounded-lg border-2 border-brand-text border-dashed bg-brand-soft/95 font-semibold text-brand-text">
          <ImageUp aria-hidden="true" className="size-8" />
          Solte para enviar imagens e PDFs
        </div>
      )}
    </div>
  );
}
