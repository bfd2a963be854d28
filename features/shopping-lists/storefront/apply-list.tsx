import { useMutation } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useAfterFilling } from '#features/cart/storefront/fill/use-after-filling.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { ListSummary } from '../domain/shopping-list.ts';

const FAILED = 'Não foi possível levar a lista para o carrinho';

/** Puts the whole list into the cart, which then says what could not be bought or costs more. */
export function ApplyList({ list: { id, name } }: { readonly list: Pick<ListSummary, 'id' | 'name'> }) {
  const scope = useCatalogScope();
  const afterFilling = useAfterFilling();
  const fails = (text: string): void => showToast({ text, tone: 'error' });
  const apply = useMutation({
    networkMode: 'always',
    mutationFn: async () => (await import('./apply-list-call.ts')).applyListCall(scope, id),
    onSuccess: (problem) => {
      if (problem !== undefined) return fails(problem || `${FAILED}.`);
      afterFilling('Os produtos da lista estão no seu carrinho.');
    },
    onError: (error) =>
      fails(
        error instanceof ApiRefusal ? error.message : `${FAILED}. Verifique a conexão e tente novamente.`,
      ),
  });
  return (
    <Button
      tone="secondary"
      size="sm"
      busy={apply.isPending}
      aria-label={`Adicionar ao carrinho: ${name}`}
      // Above the card's link.
      className="relative z-1 self-start"
      onClick={() => apply.mutate()}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5" />
      Adicionar ao carrinho
    </Button>
  );
}
