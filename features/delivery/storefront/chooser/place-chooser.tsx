import { LogIn } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { CepForm } from './cep-form.tsx';
import { ClientAddresses } from './client-addresses.tsx';
import { HereButton } from './here-button.tsx';
import { SearchResults } from './search-results.tsx';
import { useSupplierSearch } from './use-supplier-search.ts';

interface PlaceChooserProps {
  readonly onChosen: (supplier: Shop) => void;
  /** True if coordinates are required, so that a CEP does not suffice. Spec 5. */
  readonly coordinates?: boolean;
}

/** Choosing a place searches for suppliers that cover it. Spec 4, address flow. */
export function PlaceChooser({ onChosen, coordinates = false }: PlaceChooserProps) {
  const { session, shop } = useBuyer();
  const { search, choose } = useSupplierSearch(onChosen);
  const busy = search.isPending;
  return (
    <div className="flex flex-col gap-5">
      {session.authenticated ? (
        <ClientAddresses
          wanted={search.variables?.known}
          busy={busy}
          onFind={search.mutate}
          activatesNew={!coordinates}
        />
      ) : (
        <>
          {!coordinates && (
            <CepForm
              busy={busy}
              onSearch={(postalCode) => search.mutate({ known: { postalCode }, place: { postalCode } })}
            />
          )}
          <HereButton
            busy={busy}
            onFound={(position) => search.mutate({ known: { position }, place: { position } })}
          />
          <LinkButton href={shopHref(shop.slug, '/entrar')} wide>
            <LogIn aria-hidden="true" className="size-4.5" />
            Entrar e usar meus endereços
          </LinkButton>
        </>
      )}
      <SearchResults search={search} choose={choose} failure={supplierTexts['no-supplier'].message} />
    </div>
  );
}
