import { useMutation } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { Button } from '#platform/ui/button.tsx';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addPagePictureEndpoint } from '../../contract/page-pictures.endpoints.ts';
import type { AppearanceValues } from './appearance-values.ts';
import { squarePng } from './square-png.ts';

/** As tabs show it, and larger. */
const SIZES = [16, 32, 64];

/** The tab's icon: stored as a square PNG when it is chosen, shown in the shop when the form is saved. */
export function IconField({ form }: { readonly form: PanelForm<AppearanceValues> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const icon = form.form.watch('icon');
  const set = (id: string): void => form.form.setValue('icon', id, { shouldDirty: true });
  const upload = useMutation({
    mutationFn: async (file: File) =>
      api.call(addPagePictureEndpoint, {
        params: { idfornecedor: shop.id },
        query: { alt: `Ícone de ${shop.name}` },
        body: await squarePng(file),
      }),
    onSuccess: ({ id }) => set(id),
  });
  return (
    <div className="col-span-full flex flex-col gap-3">
      {icon !== '' && (
        <div className="flex flex-wrap items-center gap-4">
          {SIZES.map((size) => (
            <img
              key={size}
              src={pictureAddress(icon, 320)}
              alt={size === 64 ? `Ícone de ${shop.name}` : ''}
              width={size}
              height={size}
              className="object-contain"
            />
          ))}
          <Button size="sm" onClick={() => set('')}>
            Tirar o ícone
          </Button>
        </div>
      )}
      <DropZone
        label={icon === '' ? 'Ícone da aba' : 'Outro ícone'}
        limit="PNG ou SVG, de preferência quadrado, de até 2 MB."
        accept=".png,.svg"
        maxBytes={2 * 1024 * 1024}
        onFiles={([file]) => file !== undefined && upload.mutate(file)}
        progress={upload.isPending ? 0.5 : undefined}
        error={upload.error?.message}
      />
    </div>
  );
}
