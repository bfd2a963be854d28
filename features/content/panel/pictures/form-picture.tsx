import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useBoundField } from '#platform/panel/forms/fields/use-bound-field.ts';
import type { BoundField } from '#platform/panel/forms/panel-form.ts';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addPagePictureEndpoint } from '../../contract/page-pictures.endpoints.ts';
import { PictureLibrary } from './picture-library.tsx';

const MAX_BYTES = 20 * 1024 * 1024;

/** One of the shop's pictures by its id, or ''. A new one is stored as soon as it is chosen. */
export function FormPicture<Values extends FieldValues>(props: BoundField<Values, string>) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [searching, setSearching] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.call(addPagePictureEndpoint, { params: { idfornecedor: shop.id }, query: {}, body: file }),
    onSuccess: ({ id }): void => set(id),
  });
  // A form that is saved meanwhile would lose the picture.
  const required: string | true | undefined = upload.isPending
    ? 'Espere a imagem terminar de ser enviada.'
    : props.required;
  const { value, set, error, control } = useBoundField<Values, string>({
    ...props,
    ...(required === undefined ? {} : { required }),
  });
  return (
    <fieldset className={cx('flex min-w-0 flex-col gap-2', props.className)}>
      <legend className="mb-1.5 font-semibold text-sm">
        {props.label}
        {props.optional === true && <span className="font-normal text-ink-2"> (opcional)</span>}
      </legend>
      {props.hint !== undefined && <p className="-mt-1 text-ink-2 text-sm">{props.hint}</p>}
      {value === '' ? (
        <>
          <DropZone
            label={props.label}
            limit="PNG, JPEG, WebP ou AVIF de até 20 MB."
            accept=".png,.jpg,.jpeg,.webp,.avif"
            maxBytes={MAX_BYTES}
            onFiles={([file]) => file !== undefined && upload.mutate(file)}
            progress={upload.isPending ? 0.5 : undefined}
            error={faultOf(upload.error)}
          />
          <Button
            ref={control.ref}
            size="sm"
            tone="quiet"
            className="self-start"
            onClick={() => setSearching(true)}
          >
            Escolher entre as já enviadas
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={pictureAddress(value, 320)}
            alt={`${props.label}: a escolhida`}
            className="max-h-32 max-w-full rounded-md bg-sunken object-contain sm:max-w-60"
          />
          <Button ref={control.ref} size="sm" onClick={() => set('')}>
            Trocar
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      {searching && (
        <PictureLibrary
          onClose={() => setSearching(false)}
          onChoose={(id) => {
            set(id);
            setSearching(false);
          }}
        />
      )}
    </fieldset>
  );
}

const faultOf = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ApiRefusal ? error.message : 'O envio falhou. Tente de novo.';
};
