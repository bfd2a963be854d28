import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  describePictureEndpoint,
  listPicturesEndpoint,
  orderPicturesEndpoint,
  removePictureEndpoint,
  uploadPictureEndpoint,
} from '../../contract/product-pictures/panel-pictures.endpoints.ts';
import type { WirePictureList } from '../../contract/product-pictures/panel-pictures.schema.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { productsKey } from '../products-query.ts';

const MAX_BYTES = 20 * 1024 * 1024;

type WirePicture = WirePictureList['fotos'][number];

interface PicturesTabProps {
  readonly product: EditedProduct;
  readonly mayWrite: boolean;
}

/** The product's pictures: the first one stands in lists. */
export function PicturesTab({ product, mayWrite }: PicturesTabProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const queryKey = [...productsKey(shop.id), 'pictures', product.id];
  const params = { idfornecedor: shop.id, idproduto: product.id };
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(listPicturesEndpoint, { params }, { signal }),
  });
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const show = (list: WirePictureList): void => {
    queryClient.setQueryData(queryKey, list);
    void queryClient.invalidateQueries({ queryKey: [...productsKey(shop.id), 'list'] });
  };
  const change = useMutation({
    mutationFn: (call: () => Promise<WirePictureList>) => call(),
    onSuccess: show,
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      const text = error instanceof ApiRefusal ? error.message : 'Não foi possível concluir. Tente de novo.';
      showToast({ tone: 'error', text });
    },
  });
  const upload = async (files: readonly File[]): Promise<void> => {
    setFault(undefined);
    try {
      for (const [index, file] of files.entries()) {
        setSent(index / files.length);
        show(await api.call(uploadPictureEndpoint, { params, query: {}, body: file as never }));
      }
      showToast({ text: files.length === 1 ? 'Foto acrescentada.' : `${files.length} fotos acrescentadas.` });
    } catch (error) {
      setFault(error instanceof ApiRefusal ? error.message : 'O envio falhou. Tente de novo.');
    } finally {
      setSent(undefined);
    }
  };
  const pictures = data?.fotos ?? [];
  const order = (items: readonly WirePicture[]): void => {
    queryClient.setQueryData(queryKey, { fotos: [...items] });
    const body = { fotos: items.map(({ id }) => id) };
    change.mutate(() => api.call(orderPicturesEndpoint, { params, body }));
  };
  return (
    <div className="flex flex-col gap-5">
      {mayWrite && (
        <DropZone
          label="Fotos do produto"
          limit="PNG, JPEG, WebP ou AVIF de até 20 MB cada."
          accept=".png,.jpg,.jpeg,.webp,.avif"
          maxBytes={MAX_BYTES}
          many
          progress={sent}
          error={fault}
          onFiles={(files) => void upload(files)}
        />
      )}
      {data !== undefined && pictures.length === 0 && (
        <EmptyState
          title="Nenhuma foto"
          text="Produtos com foto vendem mais. A primeira é a que aparece nas listas."
        />
      )}
      <ReorderList
        label="Ordem das fotos"
        items={pictures}
        keyOf={({ id }) => id}
        labelOf={(picture) => nameOf(pictures, picture)}
        disabled={!mayWrite}
        onOrder={order}
        render={(picture) => (
          <div className="flex items-center gap-3">
            <Picture id={picture.id} alt={picture.alt} sizes="72px" className="size-18 shrink-0 rounded-sm" />
            <TextField
              key={picture.alt}
              label={`O que mostra a ${nameOf(pictures, picture)}`}
              placeholder={product.name}
              maxLength={300}
              defaultValue={picture.alt}
              disabled={!mayWrite}
              outerClassName="flex-1"
              className="field-sm"
              onBlur={({ currentTarget }) => {
                const alt = currentTarget.value.trim();
                if (alt !== picture.alt)
                  change.mutate(() =>
                    api.call(describePictureEndpoint, {
                      params: { ...params, idfoto: picture.id },
                      body: { alt },
                    }),
                  );
              }}
            />
            {mayWrite && (
              <IconButton
                label={`Remover a ${nameOf(pictures, picture)}`}
                icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                onClick={() =>
                  change.mutate(() =>
                    api.call(removePictureEndpoint, { params: { ...params, idfoto: picture.id } }),
                  )
                }
              />
            )}
          </div>
        )}
      />
    </div>
  );
}

const nameOf = (pictures: readonly WirePicture[], { id }: WirePicture): string =>
  `foto ${pictures.findIndex((picture) => picture.id === id) + 1}`;
