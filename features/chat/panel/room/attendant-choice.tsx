import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { StaffId } from '#kernel/ids.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { assignRoomEndpoint } from '../../contract/panel-chat.endpoints.ts';
import { panelRoomFromWire, type ShownPanelRoom } from '../../contract/panel-room.wire.ts';
import { attendantsQuery, liveKey, panelRoomQuery, type ShownAttendant } from '../chat-queries.ts';

const NOT_CHANGED = 'Não foi possível passar a conversa. Tente de novo.';

/** Gives the conversation to one of the shop's people, or to nobody. */
export function useAssign(room: ShownPanelRoom) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (attendantId: StaffId | null) => {
      const params = { idfornecedor: shop.id, sala: room.id };
      return panelRoomFromWire(
        await api.call(assignRoomEndpoint, { params, body: { idatendente: attendantId } }),
      );
    },
    onSuccess: (changed) => queryClient.setQueryData(panelRoomQuery(api, shop.id, room.id).queryKey, changed),
    onError: (error) =>
      showToast({ text: error instanceof ApiRefusal ? error.message : NOT_CHANGED, tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: liveKey(shop.id) }),
  });
}

export function AttendantChoice({ room }: { readonly room: ShownPanelRoom }) {
  const { shop } = useStaffPlace();
  const id = useId();
  const { data: people = [] } = useQuery(attendantsQuery(useApi(), shop.id));
  const assign = useAssign(room);
  const chosen = assign.isPending ? assign.variables : (room.attendantId ?? null);
  return (
    <div className="relative min-w-0 max-w-80 flex-1 lg:w-52 lg:flex-none">
      <label htmlFor={id} className="sr-only">
        Atendente
      </label>
      <UserRound
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-2"
      />
      <select
        id={id}
        value={chosen ?? ''}
        aria-busy={assign.isPending || undefined}
        onChange={({ currentTarget: { value } }) => assign.mutate(value === '' ? null : value)}
        className="field min-h-11 appearance-auto py-1.5 pr-2 pl-9 text-sm lg:min-h-9"
      >
        <option value="">Sem atendente</option>
        {choicesOf(people, room).map(({ id: one, name, isMe }) => (
          <option key={one} value={one}>
            {isMe ? `${name} (você)` : name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The reader first; who attends stays in the list even where they may not attend any more. */
function choicesOf(
  people: readonly ShownAttendant[],
  { attendantId, attendantName }: ShownPanelRoom,
): readonly ShownAttendant[] {
  const listed = [...people].sort((a, b) => Number(b.isMe) - Number(a.isMe));
  if (attendantId === undefined || people.some(({ id }) => id === attendantId)) return listed;
  return [...listed, { id: attendantId, name: attendantName ?? 'Outra pessoa', isMe: false }];
}
