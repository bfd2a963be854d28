import { OTHER_SUPPLIERS_FAILED } from '#features/suppliers/contract/texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { CepForm } from './cep-form.tsx';
import { SearchResults } from './search-results.tsx';
import { useSupplierSearch } from './use-supplier-search.ts';

/** Other suppliers for a CEP: several are offered, a single one is chosen immediately, none gives a warning. Spec 4. */
export function SupplierChooser({ onChosen }: { readonly onChosen: (supplier: Shop) => void }) {
  const { search, choose } = useSupplierSearch(onChosen);
  return (
    <div className="flex flex-col gap-4">
      <CepForm
        busy={search.isPending}
        onSearch={(postalCode) => search.mutate({ known: { postalCode }, place: { postalCode } })}
      />
      <SearchResults search={search} choose={choose} failure={OTHER_SUPPLIERS_FAILED} />
    </div>
  );
}
