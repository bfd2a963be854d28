import { Dialog } from '@base-ui/react/dialog';
import { Download, X } from 'lucide-react';
import { iconButtonStyle } from '#platform/ui/icon-button.tsx';
import { backdropStyle } from '#platform/ui/overlays/dialog.tsx';
import type { ChatMessage } from '../../domain/chat-message.ts';

interface PictureViewProps {
  readonly message: ChatMessage;
  readonly address: string;
  readonly onClose: () => void;
}

/** A picture of the conversation, as large as the window. Load it lazily: it brings Base UI with it. */
export function PictureView({ message: { attachment, author }, address, onClose }: PictureViewProps) {
  if (attachment === undefined) return null;
  const { name, width, height } = attachment;
  const look = iconButtonStyle('bg-surface shadow-2 hover:bg-sunken');
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col items-center justify-center p-4 outline-none md:p-10">
          <Dialog.Title className="sr-only">
            Imagem de {author}: {name}
          </Dialog.Title>
          <img
            src={address}
            alt={`Imagem: ${name}`}
            width={width}
            height={height}
            className="h-auto max-h-full w-auto max-w-full rounded-lg bg-sunken object-contain shadow-3"
          />
          <div className="absolute top-3 right-3 flex gap-2">
            <a href={address} download={name} aria-label={`Baixar ${name}`} className={look}>
              <Download aria-hidden="true" className="size-5" />
            </a>
            <Dialog.Close aria-label="Fechar" className={look}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
