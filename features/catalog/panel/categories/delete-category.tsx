import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deleteCategoryEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { fullName, refreshCategories } from './categories-query.ts';
import { productWords } from './category-row.tsx';

interface DeleteCategoryProps {
  readonly category: EditedCategory;
  readonly tree: readonly EditedCategory[];
}

/** Deletes a category after asking where its products go. */
export function DeleteCategory({ category, tree }: DeleteCategoryProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [destination, setDestination] = useState('');
  const products = category.products + category.archivedProducts;
  const erase = async (): Promise<void> => {
    await api.call(deleteCategoryEndpoint, {
      params: { idfornecedor: shop.id, idcategoria: category.id },
      query: { versao: category.version, ...(destination === '' ? {} : { iddestino: destination }) },
    });
    showToast({ text: `${category.name}: apagada.` });
    await lead(panelHref(shop, '/categorias'));
    await refreshCategories(queryClient, shop.id);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apagar</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        danger
        title={`Apagar ${category.name}?`}
        text={
          products > 0
            ? `Há ${productWords(products).toLowerCase()} nela: escolha a que categoria eles vão. O endereço dela passa a levar a essa categoria.`
            : 'Nenhum produto está nela. O endereço dela passa a levar à categoria de cima, ou ao início da loja.'
        }
        action="Apagar categoria"
        onConfirm={erase}
      >
        {products > 0 && (
          <Select
            label="Levar os produtos a"
            prompt="Escolha…"
            value={destination}
            onChange={({ currentTarget }) => setDestination(currentTarget.value)}
            options={tree
              .filter(({ id }) => id !== category.id)
              .map((each) => ({ value: each.id, label: fullName(tree, each) }))}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
