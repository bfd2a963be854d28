import { SuggestBox } from '#features/catalog/storefront/search/suggest-box.tsx';

/** The bottom bar's "Buscar" leads here, too. */
export const SEARCH_FIELD_ID = 'campo-busca';

export const SearchBox = () => <SuggestBox fieldId={SEARCH_FIELD_ID} />;
