import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import type { ProductDetail } from '../../../domain/product.ts';
import { ZoomView } from './zoom-view.tsx';

interface ZoomDialogProps {
  readonly product: Pick<ProductDetail, 'pictures' | 'name' | 'ground'>;
  readonly first: number;
  /** Receives the focus on close. */
  readonly opener: HTMLElement;
  readonly onClose: (last: number) => void;
}

export function ZoomDialog({ product, first, opener, onClose }: ZoomDialogProps) {
  const [place, setPlace] = useState(first);
  const [open, setOpen] = useState(true);
  const frame = useRef<HTMLElement>(null);
  const back = useRef(opener);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(opened) => opened || onClose(place)}
    >
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={frame}
          finalFocus={back}
          className="fixed inset-0 z-50 bg-surface outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <ZoomView product={product} place={place} onPlace={setPlace} frame={frame} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
