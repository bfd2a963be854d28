import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { ShopTexts } from '#features/suppliers/storefront/shop-texts.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { CookiePreferences } from './consent/cookie-preferences.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { StorageTable } from './storage-table.tsx';

/** The shop's privacy policy, cookie preferences and storage inventory. */
export function PrivacyScreen() {
  const { slug, name, footer } = useShop();
  return (
    <div className="mx-auto flex max-w-225 flex-col gap-5">
      <PageTitle lead={`${footer.legalName} · CNPJ ${footer.cnpj}`}>Privacidade</PageTitle>
      <ShopTexts type="PRIVACY_POLICY" />
      <PrivacySection
        id="cookies"
        title="Preferências de cookies"
        lead="Mude quando quiser. O que você recusar deixa de ser guardado e some deste navegador na hora."
      >
        <CookiePreferences />
      </PrivacySection>
      <PrivacySection
        id="guardado"
        title="O que fica neste navegador"
        lead="Nada daqui é enviado a outras empresas, e nenhuma senha é guardada."
      >
        <StorageTable />
      </PrivacySection>
      <PrivacySection
        id="dados"
        title="Seus dados"
        lead={`Quem tem cadastro em ${name} pode baixar tudo o que guardamos, corrigir e pedir a exclusão.`}
      >
        <div className="flex flex-wrap gap-2.5">
          <LinkButton href={shopHref(slug, '/conta/privacidade')}>Privacidade e dados</LinkButton>
          <LinkButton href={shopHref(slug, '/conta/dados')}>Corrigir meus dados</LinkButton>
        </div>
        <p className="text-ink-2 text-sm">
          Dúvidas sobre privacidade:{' '}
          <a className="underline" href={`mailto:${footer.email}`}>
            {footer.email}
          </a>
        </p>
      </PrivacySection>
    </div>
  );
}
