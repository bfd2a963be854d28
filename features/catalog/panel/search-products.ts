import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { productChoicesEndpoint } from '../contract/products/product-choices.endpoints.ts';

/** Products for a combobox: by parts of name or code. */
export const searchProducts =
  (api: Api, shopId: string) =>
  async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    const query = text === '' ? {} : { busca: text };
    const params = { idfornecedor: shopId };
    const { produtos } = await api.call(productChoicesEndpoint, { params, query }, { signal });
    return produtos.map(({ id, nome, sku }) => ({ id, label: nome, ...(sku === '' ? {} : { note: sku }) }));
  };
