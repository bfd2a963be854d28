import { useMutation } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { Button } from '#platform/ui/button.tsx';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addPagePictureEndpoint } from '../../contract/page-pictures.endpoints.ts';
import type { AppearanceValues } from './appearance-values.ts';

/** The logo: stored when it is chosen, shown in the shop when the form is saved. */
export function LogoField({ form }: { readonly form: PanelForm<AppearanceValues> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const logo = form.form.watch('logo');
  const set = (id: string): void => form.form.setValue('logo', id, { shouldDirty: true });
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.call(addPagePictureEndpoint, {
        params: { idfornecedor: shop.id },
        query: { alt: shop.name },
        body: file,
      }),
    onSuccess: ({ id }) => set(id),
  });
  return (
    <div className="col-span-full flex flex-col gap-3">
      {logo !== '' && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={pictureAddress(logo, 320)}
            alt={`Logomarca de ${shop.name}`}
            className="max-h-20 max-w-60 rounded-md bg-sunken object-contain p-2"
          />
          <Button size="sm" onClick={() => set('')}>
            Usar o nome em vez da logomarca
          </Button>
        </div>
      )}
      <DropZone
        label={logo === '' ? 'Logomarca' : 'Outra logomarca'}
        limit="PNG, JPEG, WebP ou AVIF de até 20 MB."
        accept=".png,.jpg,.jpeg,.webp,.avif"
        maxBytes={20 * 1024 * 1024}
        onFiles={([file]) => file !== undefined && upload.mutate(file)}
        progress={upload.isPending ? 0.5 : undefined}
        error={upload.error?.message}
      />
    </div>
  );
}
