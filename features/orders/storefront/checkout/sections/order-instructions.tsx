import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { orderInstructionsQuery } from '#features/suppliers/storefront/order-instructions-query.ts';
import { Alert } from '#platform/ui/alert.tsx';

/** The supplier's text before an order is sent. Spec 3, order instructions. */
export function OrderInstructions() {
  const { api, shop } = useBuyer();
  const { data } = useQuery(orderInstructionsQuery(api, shop));
  if (!data) return null;
  return (
    <Alert title={data.title}>
      <span className="whitespace-pre-line">{data.body}</span>
    </Alert>
  );
}
