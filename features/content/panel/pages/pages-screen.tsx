import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { ArchivedPages } from './archived-pages.tsx';
import { PageList } from './page-list.tsx';

/** The shop's own pages: about it, how it delivers, what people ask. */
export function PagesScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Páginas"
        lead="Entrega, perguntas frequentes, sobre a equipe: as páginas que a própria loja escreve."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/paginas/nova')}>
              Nova página
            </LinkButton>
          )
        }
      />
      <Tabs
        label="Páginas"
        items={[
          { id: 'loja', label: 'Da loja', content: () => <PageList /> },
          { id: 'arquivadas', label: 'Arquivadas', content: () => <ArchivedPages /> },
        ]}
      />
    </div>
  );
}
