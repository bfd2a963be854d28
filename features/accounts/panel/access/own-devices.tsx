import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  endOtherStaffSessionsEndpoint,
  endStaffSessionEndpoint,
} from '../../contract/staff/own-access.endpoints.ts';
import type { StaffDevice } from '../../domain/staff-device.ts';
import { AccessCard } from './access-card.tsx';
import { staffDevicesQuery } from './staff-devices-query.ts';

/** The person belongs to no shop here. */
const zone = timeZoneOf({});

/** Open sessions with buttons to end them. */
export function OwnDevices() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = staffDevicesQuery(api);
  const devices = useQuery(query);
  const end = useMutation({
    mutationFn: async (device?: StaffDevice) => {
      if (device === undefined) await api.call(endOtherStaffSessionsEndpoint, {});
      else await api.call(endStaffSessionEndpoint, { params: { idsessao: device.id } });
    },
    onSuccess: async (_, device) => {
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      showToast({ text: device === undefined ? 'As outras sessões foram encerradas.' : 'Sessão encerrada.' });
      // The button is gone, so focus moves to the page's main element.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: () => showToast({ text: 'Não foi possível encerrar a sessão. Tente de novo.', tone: 'error' }),
  });
  const others = devices.data?.filter(({ current }) => !current) ?? [];
  return (
    <AccessCard
      title="Sessões em outros aparelhos"
      help="Onde você está com o painel aberto. Encerre o que não reconhecer, e troque a senha."
    >
      {devices.isPending && <RowsLoading rows={2} />}
      {devices.error !== null && (
        <LoadFailure
          title="Não foi possível carregar as sessões"
          error={devices.error}
          again={devices.refetch}
          busy={devices.isFetching}
        />
      )}
      <ul className="divide-y divide-line">
        {devices.data?.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <DeviceWords device={device} />
            {!device.current && (
              <Button
                size="sm"
                aria-label={`Encerrar ${nameOf(device)}, usado em ${formatDateTime(device.seenAt, zone)}`}
                busy={end.isPending && end.variables?.id === device.id}
                onClick={() => end.mutate(device)}
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          className="self-start"
          busy={end.isPending && end.variables === undefined}
          onClick={() => end.mutate(undefined)}
        >
          Encerrar todas as outras
        </Button>
      )}
    </AccessCard>
  );
}

function DeviceWords({ device }: { readonly device: StaffDevice }) {
  const name = nameOf(device);
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3.5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="success">Este aparelho</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Usado em {formatDateTime(device.seenAt, zone)} · entrou em {formatDateTime(device.openedAt, zone)}
          {device.ip !== undefined && ` pelo endereço ${device.ip}`}
        </p>
      </div>
    </div>
  );
}

const nameOf = ({ name }: StaffDevice): string => name ?? 'Aparelho desconhecido';
