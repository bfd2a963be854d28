import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { ProductDetail } from '../../../domain/product.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { useAlert } from './use-alert.ts';

interface BackAgainProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
}

/** Tells a client with an alert that the product is available again. */
export function BackAgain({ product, scope }: BackAgainProps) {
  const { busy, change } = useAlert(scope, product, 'availability');
  return (
    <Alert
      tone="success"
      title="Chegou!"
      actions={
        <Button size="sm" busy={busy} onClick={() => void change(false)}>
          Entendi, encerrar o aviso
        </Button>
      }
    >
      Você pediu para saber quando este produto voltasse.
    </Alert>
  );
}
