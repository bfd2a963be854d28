import { SuggestBox } from '#features/catalog/storefront/search/suggest-box.tsx';

/** Also where the bottom bar's "Buscar" leads. */
export const SEARCH_FIELD_ID = 'campo-busca';

export const SearchBox = () => <SuggestBox fieldId={SEARCH_FIELD_ID} />;
