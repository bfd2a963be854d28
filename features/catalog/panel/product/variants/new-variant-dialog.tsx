import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { createVariantEndpoint } from '../../../contract/variants/variants.endpoints.ts';
import type { EditedProduct } from '../../../domain/panel/product-fields.ts';
import { productsKey } from '../../products-query.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface NewVariantDialogProps {
  readonly model: EditedProduct;
  readonly onClose: () => void;
}

/** What a new variant has of its own; the rest is the product's. */
export const NewVariantDialog = (props: NewVariantDialogProps) => (
  <Suspense>
    <Dialog
      open
      onClose={props.onClose}
      title="Nova variação"
      description={`Como ${props.model.name}, com as mesmas fotos, sem código de barras e sem estoque contado.`}
    >
      <VariantForm {...props} />
    </Dialog>
  </Suspense>
);

interface VariantValues {
  nome: string;
  codigo: string;
  preco: number | null;
  ativo: boolean;
}

function VariantForm({ model, onClose }: NewVariantDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm<VariantValues, unknown>({
    values: { nome: model.name, codigo: '', preco: model.price, ativo: false },
    save: ({ preco, ...body }) =>
      api.call(createVariantEndpoint, {
        params: { idfornecedor: shop.id, idproduto: model.id },
        body: { ...body, preco: toReais(centavos(preco ?? 0)) },
      }),
    saved: 'Variação criada.',
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
      onClose();
    },
  });
  return (
    <FormBody form={form} plain label="Criar variação" onCancel={onClose}>
      <FormText
        form={form}
        name="nome"
        label="Nome"
        hint="Mude o que a distingue: tamanho, cor ou sabor."
        required
        maxLength={200}
      />
      <FormText form={form} name="codigo" label="Código (SKU)" required maxLength={64} />
      <FormMoney form={form} name="preco" label="Preço" required />
      <FormSwitch form={form} name="ativo" label="À venda" />
    </FormBody>
  );
}
