import { useQuery } from '@tanstack/react-query';
import { usePathname } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { panelHref, useStaffPlace } from '../staff-place.ts';
import { teamQuery } from '../team/team-query.ts';
import { RoleForm } from './role-form.tsx';

const NEW = 'nova';

/** A shop's own role: a new one, or the one of the address. */
export function RoleScreen() {
  const { shop } = useStaffPlace();
  const team = useQuery(teamQuery(useApi(), shop.id));
  const id = usePathname().split('/').at(-1) ?? '';
  const role = team.data?.roles.find((one) => one.id === id);
  const back = panelHref(shop, '/funcoes');
  if (team.error !== null)
    return (
      <LoadFailure
        title="Não foi possível carregar a função"
        error={team.error}
        again={team.refetch}
        busy={team.isFetching}
      />
    );
  if (team.data === undefined) return <RowsLoading />;
  if (role === undefined && id !== NEW) return <NothingHere home={back} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={role?.name ?? 'Nova função'} back={{ href: back, label: 'Funções' }} />
      <RoleForm key={id} role={role} />
    </div>
  );
}
