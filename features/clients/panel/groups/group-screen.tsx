import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { AutomaticGroup, GroupProgress } from '../../domain/rules/automatic-group.ts';
import { automaticGroupQuery } from './automatic-groups-query.ts';
import { GroupMembersTab } from './group-members-tab.tsx';
import { GroupRuleTab } from './group-rule-tab.tsx';
import { GroupState } from './group-state.tsx';
import { RemoveGroup } from './remove-group.tsx';

/** An automatic group: who is in it, and why. */
export function GroupScreen() {
  const { shop } = useStaffPlace();
  const id = usePathPart('idgrupo');
  const { data: group, error, refetch, isFetching } = useQuery(automaticGroupQuery(useApi(), shop.id, id));
  if (error instanceof ApiRefusal && (error.status === 404 || error.status === 400))
    return <NothingHere home={panelHref(shop, '/grupos')} />;
  if (group !== undefined) return <Loaded key={id} group={group} />;
  return error === null ? (
    <RowsLoading />
  ) : (
    <LoadFailure title="Não foi possível carregar o grupo" error={error} again={refetch} busy={isFetching} />
  );
}

function Loaded({ group }: { readonly group: AutomaticGroup }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const { progress } = group;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={group.name}
        back={{ href: panelHref(shop, '/grupos'), label: 'Grupos de clientes' }}
        status={<GroupState running={progress.running} emptying={progress.emptying} />}
        lead={progressWords(progress, timeZoneOf(shop))}
        actions={mayWrite && !progress.emptying && <RemoveGroup group={group} />}
      />
      {progress.emptying && <Alert>Este grupo foi excluído: os clientes estão saindo dele aos poucos.</Alert>}
      <Tabs
        label="Grupo de clientes"
        items={[
          { id: 'regra', label: 'Regra', content: () => <GroupRuleTab group={group} /> },
          {
            id: 'clientes',
            label: 'Clientes',
            count: group.members,
            content: () => <GroupMembersTab group={group} />,
          },
        ]}
      />
    </div>
  );
}

function progressWords({ computedAt, running, joined, left }: GroupProgress, zone: TimeZone): string {
  if (computedAt === undefined) return 'Os clientes entram em instantes.';
  if (running) return 'Os clientes estão sendo calculados de novo.';
  const moved = [
    joined > 0 && (joined === 1 ? '1 entrou' : `${joined.toLocaleString('pt-BR')} entraram`),
    left > 0 && (left === 1 ? '1 saiu' : `${left.toLocaleString('pt-BR')} saíram`),
  ].filter(Boolean);
  return `Calculado em ${formatDateTime(computedAt, zone)}: ${moved.length === 0 ? 'ninguém entrou nem saiu' : moved.join(', ')}.`;
}
