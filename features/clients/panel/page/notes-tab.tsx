import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NotebookPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addNoteEndpoint, removeNoteEndpoint } from '../../contract/clients.endpoints.ts';
import { type ClientNote, MAX_NOTE_LENGTH } from '../../domain/client-note.ts';
import { notesQuery } from '../clients-queries.ts';

/** What the shop's people tell each other about the client. */
export function NotesTab({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('clients:write');
  const [removing, setRemoving] = useState<ClientNote>();
  const query = notesQuery(api, shop.id, clientId);
  const { data, error, refetch, isFetching } = useQuery(query);
  const params = { idfornecedor: shop.id, idcliente: clientId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const form: PanelForm<{ readonly text: string }> = usePanelForm({
    values: { text: '' },
    save: ({ text }) => api.call(addNoteEndpoint, { params, body: { texto: text.trim() } }),
    saved: 'Nota salva.',
    onSaved: () => {
      form.form.reset({ text: '' });
      return refresh();
    },
    fields: { texto: 'text' },
  });
  const remove = useMutation({
    mutationFn: ({ id }: ClientNote) => api.call(removeNoteEndpoint, { params: { ...params, idnota: id } }),
    onSuccess: () => showToast({ text: 'Nota apagada.' }),
    onSettled: refresh,
  });
  return (
    <div className="flex max-w-225 flex-col gap-5">
      {mayWrite && (
        <Card as="section" aria-label="Nova nota">
          <FormBody form={form} label="Salvar nota" always>
            <FormTextArea
              form={form}
              name="text"
              label="Nova nota"
              hint="Só a equipe da loja lê. O cliente a recebe se pedir os dados que a loja guarda dele."
              required="Escreva a nota."
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
            />
          </FormBody>
        </Card>
      )}
      {data === undefined && error === null && <RowsLoading rows={3} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as notas"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<NotebookPen />}
          title="Nenhuma nota"
          text="Anote o que a próxima pessoa que atender este cliente precisa saber."
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul aria-label="Notas" className="flex flex-col gap-3">
          {data.map((note) => (
            <Card as="li" key={note.id} className="flex items-start justify-between gap-3 md:p-5">
              <div className="flex min-w-0 flex-col gap-1">
                <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
                <p className="text-ink-2 text-sm">
                  {note.by} · {formatDateTime(note.at, timeZoneOf(shop))}
                </p>
              </div>
              {mayWrite && (
                <IconButton
                  label="Apagar nota"
                  icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                  onClick={() => setRemoving(note)}
                />
              )}
            </Card>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title="Apagar esta nota?"
        text="Ela some para toda a equipe."
        action="Apagar nota"
        danger
        onConfirm={() => (removing === undefined ? Promise.resolve() : remove.mutateAsync(removing))}
      />
    </div>
  );
}
