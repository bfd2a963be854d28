import type { ProductId } from '#kernel/ids.ts';
import { ChooseList } from './choose-list.tsx';
import { useListCalls } from './use-list-calls.ts';

interface SaveProductDialogProps {
  readonly id: ProductId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Loaded lazily, when the button is pressed. */
export function SaveProductDialog({ id, name, onClose }: SaveProductDialogProps) {
  const { add } = useListCalls();
  return (
    <ChooseList
      what={name}
      onClose={onClose}
      onChoose={(list) => add(id, list)}
      addition={{ productId: id, productName: name }}
    />
  );
}
