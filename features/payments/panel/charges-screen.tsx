import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { defined } from '#kernel/defined.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { AwaitedCharges } from './awaited/awaited-charges.tsx';
import { awaitedQuery } from './awaited/awaited-query.ts';
import { chargesQuery } from './charges-query.ts';
import { UnsettledCharges } from './unsettled-charges.tsx';

/** Payments that are not settled, and those of which only the shop's people can say that they came. */
export function ChargesScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const unsettled = useQuery(chargesQuery(api, shop.id)).data?.length;
  const awaited = useQuery(awaitedQuery(api, shop.id, {})).data?.total;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Pagamentos a conciliar"
        lead="O que falta acertar com o provedor ou com quem pagou, e o que a própria loja recebe e confirma."
      />
      <Tabs
        label="Pagamentos a conciliar"
        items={[
          {
            id: 'acertar',
            label: 'A acertar',
            ...defined({ count: unsettled }),
            content: () => <UnsettledCharges />,
          },
          {
            id: 'confirmar',
            label: 'A confirmar',
            ...defined({ count: awaited }),
            content: () => <AwaitedCharges />,
          },
        ]}
      />
    </div>
  );
}
