import { useSuspenseQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { deletionQuery } from './deletion-query.ts';
import { DeletionUnderWay } from './deletion-under-way.tsx';
import { ExportData } from './export-data.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RequestDeletion } from './request-deletion.tsx';

/** Export and deletion of the client's data, for its main user only. */
export function OwnPrivacyScreen() {
  const session = useSession();
  const { slug } = useShop();
  const { data: deletion } = useSuspenseQuery(deletionQuery(useApi(), session));
  const own = session.capacity === 'principal';
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        lead={session.name}
        actions={<LinkButton href={shopHref(slug, '/privacidade')}>Política e cookies</LinkButton>}
      >
        Privacidade e dados
      </PageTitle>
      {own ? (
        <>
          {deletion?.confirmedAt !== undefined && <DeletionUnderWay deletion={deletion} />}
          <PrivacySection
            id="baixar"
            title="Baixar os meus dados"
            lead="Tudo o que guardamos do seu cadastro, em todas as lojas desta plataforma. Pedimos a senha porque o arquivo tem endereços e pedidos."
          >
            <ExportData />
          </PrivacySection>
          {deletion?.confirmedAt === undefined && (
            <PrivacySection id="excluir" title="Excluir o meu cadastro">
              <RequestDeletion isRequested={deletion !== null} />
            </PrivacySection>
          )}
        </>
      ) : (
        <Alert title="Só o usuário principal pode">
          Você compra em nome de outro cadastro. Baixar os dados ou excluir o cadastro é com o usuário
          principal.
        </Alert>
      )}
    </div>
  );
}
