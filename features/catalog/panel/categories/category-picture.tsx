import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { DropZone } from '#platform/panel/pieces/drop-zone.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  removeCategoryPictureEndpoint,
  uploadCategoryPictureEndpoint,
} from '../../contract/categories/panel/panel-categories.endpoints.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { refreshCategories } from './categories-query.ts';

interface CategoryPictureProps {
  readonly category: EditedCategory;
  readonly mayWrite: boolean;
}

const wordsOf = (error: Error): string =>
  error instanceof ApiRefusal ? error.message : 'O envio falhou. Tente de novo.';

/** The picture with which the shop shows the category. */
export function CategoryPicture({ category, mayWrite }: CategoryPictureProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id, idcategoria: category.id };
  const change = useMutation({
    mutationFn: (file: File | undefined) =>
      file === undefined
        ? api.call(removeCategoryPictureEndpoint, { params })
        : api.call(uploadCategoryPictureEndpoint, { params, body: file as never }),
    onSuccess: async (_, file) => {
      showToast({ text: file === undefined ? 'Foto tirada.' : 'Foto da categoria salva.' });
      await refreshCategories(queryClient, shop.id);
    },
  });
  if (!mayWrite && category.picture === undefined) return null;
  return (
    <FormSection
      title="Foto"
      help="Aparece onde a loja mostra as categorias, como na página inicial. Sem foto, a loja mostra só o nome."
    >
      <div className="col-span-full flex flex-wrap items-start gap-5">
        {category.picture !== undefined && (
          <div className="flex flex-col items-start gap-2">
            <Picture
              id={category.picture}
              alt={`Foto de ${category.name}`}
              sizes="160px"
              className="size-40 rounded-md"
            />
            {mayWrite && (
              <Button size="sm" busy={change.isPending} onClick={() => change.mutate(undefined)}>
                Tirar a foto
              </Button>
            )}
          </div>
        )}
        {mayWrite && (
          <div className="min-w-60 flex-1">
            <DropZone
              label={category.picture === undefined ? 'Foto da categoria' : 'Outra foto'}
              limit="PNG, JPEG, WebP ou AVIF de até 20 MB."
              accept=".png,.jpg,.jpeg,.webp,.avif"
              maxBytes={20 * 1024 * 1024}
              onFiles={([file]) => file !== undefined && change.mutate(file)}
              progress={change.isPending && change.variables !== undefined ? 0.5 : undefined}
              error={change.error === null ? undefined : wordsOf(change.error)}
            />
          </div>
        )}
      </div>
    </FormSection>
  );
}
