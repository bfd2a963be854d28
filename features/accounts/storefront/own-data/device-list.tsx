import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatDate, formatTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { endDeviceEndpoint, endOtherDevicesEndpoint } from '../../contract/sessions/devices.endpoints.ts';
import type { SessionDevice } from '../../domain/device.ts';
import { useSession } from '../login/use-session.ts';
import { devicesQuery } from './own-data-queries.ts';

/** Open sessions with buttons to end them. */
export function DeviceList() {
  const api = useApi();
  const zone = useTimeZone();
  const session = useSession();
  const queryClient = useQueryClient();
  const query = devicesQuery(api, session);
  const { data: devices } = useSuspenseQuery(query);
  const { clientId: idcliente } = session;
  const end = useMutation({
    mutationFn: async (device?: SessionDevice) => {
      if (device === undefined) await api.call(endOtherDevicesEndpoint, { params: { idcliente } });
      else await api.call(endDeviceEndpoint, { params: { idcliente, idsessao: device.id } });
    },
    onSuccess: async (_, device) => {
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
      showToast({ text: device === undefined ? 'Os outros dispositivos saíram.' : 'O dispositivo saiu.' });
      // The button is gone, so focus moves to the page's main element.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: () => showToast({ text: 'Não foi possível encerrar a sessão. Tente novamente.', tone: 'error' }),
  });
  const others = devices.filter(({ current }) => !current);
  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
            <DeviceWords device={device} />
            {!device.current && (
              <Button
                size="sm"
                aria-label={`Encerrar ${nameOf(device)}, visto em ${moment(device.seenAt, zone)}`}
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
          tone="secondary"
          wide
          busy={end.isPending && end.variables === undefined}
          onClick={() => end.mutate(undefined)}
        >
          Encerrar todos os outros
        </Button>
      )}
    </>
  );
}

function DeviceWords({ device }: { readonly device: SessionDevice }) {
  const zone = useTimeZone();
  const { current, openedAt, seenAt } = device;
  const name = nameOf(device);
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3.5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {current && <Badge tone="success">Este dispositivo</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Visto em <time dateTime={new Date(seenAt).toISOString()}>{moment(seenAt, zone)}</time> · entrou em{' '}
          <time dateTime={new Date(openedAt).toISOString()}>{moment(openedAt, zone)}</time>
        </p>
      </div>
    </div>
  );
}

const nameOf = ({ name }: SessionDevice): string => name || 'Dispositivo desconhecido';

/** '21/11/2026, 14:32' */
const moment = (instant: Instant, zone: TimeZone): string =>
  `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`;
