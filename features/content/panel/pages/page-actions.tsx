import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { PageToEdit } from '../../contract/edited-page.wire.ts';
import { archivePageEndpoint, unarchivePageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { usePageChange } from './use-page-change.ts';

/** Opens the page in the shop, or takes it out of it. */
export function PageActions({ page }: { readonly page: PageToEdit }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const [isOpen, setOpen] = useState(false);
  const change = usePageChange();
  const params = { idfornecedor: shop.id, idpagina: page.id };
  if (page.status === 'archived')
    return (
      <Button
        busy={change.isPending}
        onClick={() =>
          change.mutate({
            call: () => api.call(unarchivePageEndpoint, { params }),
            done: 'A página voltou como rascunho.',
          })
        }
      >
        Restaurar
      </Button>
    );
  return (
    <>
      {page.status === 'published' && (
        <a
          href={`/${shop.slug}/pagina/${page.slug}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({})}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Ver na loja
        </a>
      )}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Arquivar
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Arquivar “${page.title}”?`}
        text="A loja deixa de mostrá-la, e o que estava programado é desfeito. As versões ficam, e ela pode voltar."
        action="Arquivar página"
        danger
        onConfirm={() =>
          change.mutateAsync({
            call: () => api.call(archivePageEndpoint, { params }),
            done: `“${page.title}” foi arquivada.`,
          })
        }
      />
    </>
  );
}
