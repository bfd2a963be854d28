import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { publishPageEndpoint, withdrawPageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { periodWords } from '../moments.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePageChange } from './use-page-change.ts';

/** When which version is shown, and the buttons that decide it. */
export function PublicationCard({ page }: { readonly page: PageToEdit }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const change = usePageChange();
  const [dialog, setDialog] = useState<'schedule' | 'withdraw'>();
  const params = { idfornecedor: shop.id, idpagina: page.id };
  const close = (): void => setDialog(undefined);
  return (
    <section
      aria-label="Publicação"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="min-w-60 flex-1">
        <p className="font-semibold">{stateWords(page)}</p>
        <ul className="text-ink-2 text-sm">
          {page.publications.map((publication) => (
            <li key={publication.from}>
              Versão {publication.version}, {periodWords(publication, zone)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {page.publications.length > 0 && (
          <Button tone="quiet" onClick={() => setDialog('withdraw')}>
            Despublicar
          </Button>
        )}
        <Button onClick={() => setDialog('schedule')}>Programar</Button>
        <Button
          tone="primary"
          busy={change.isPending}
          disabled={page.status === 'published' && !page.draft}
          onClick={() =>
            change.mutate({
              call: () => api.call(publishPageEndpoint, { params, body: { versao: page.version } }),
              done: 'Página publicada. A loja já a mostra.',
            })
          }
        >
          Publicar agora
        </Button>
      </div>
      {dialog === 'schedule' && (
        <Suspense>
          <ScheduleDialog page={page} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog === 'withdraw'}
        onClose={close}
        title={`Despublicar “${page.title}”?`}
        text="A loja deixa de mostrá-la na hora, e o que estava programado é desfeito. Ela fica como rascunho."
        action="Despublicar"
        danger
        onConfirm={() =>
          change.mutateAsync({
            call: () => api.call(withdrawPageEndpoint, { params }),
            done: 'A loja não mostra mais a página.',
          })
        }
      />
    </section>
  );
}

function stateWords({ status, draft, version }: PageToEdit): string {
  if (status === 'draft') return 'Ninguém vê esta página ainda.';
  if (draft) return `O que você salvou por último (versão ${version}) ainda não está na loja.`;
  return status === 'published'
    ? 'A loja mostra o que você salvou por último.'
    : 'A página tem hora marcada.';
}
