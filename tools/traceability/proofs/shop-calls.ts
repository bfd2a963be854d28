/** Calls of spec 7 about content, shopping lists and products. */
import { proof } from './proof.ts';

const CONTENT = 'features/content/server/content.routes.test.ts';
const SUGGESTIONS = 'e2e/days/catalogo/sugestoes.spec.ts';
const LISTS = 'features/shopping-lists/server/shopping-lists.routes.test.ts';
const OWN_LISTS = 'e2e/days/carrinho/listas-de-compras.spec.ts';
const COMBOS = 'features/promotions/server/combos.routes.test.ts';
const FILTERS = 'features/catalog/server/filters/filters.routes.test.ts';
const ALERTS = 'e2e/days/catalogo/pagina-de-produto.spec.ts';

export const SHOP_CALLS = [
  proof(
    'e2e/days/catalogo/home-composta.spec.ts',
    'products, categories, searches and the cart have the carousels that name them',
    'GET /v4/carrossel/list-for-page/{}',
  ),
  proof(
    CONTENT,
    '/listar and /slug/{slug} return what is shown now',
    'GET /v4/pagina-estatica/{}/listar',
    'GET /v4/pagina-estatica/{}/slug/{}',
  ),
  proof(FILTERS, 'tags of a category or of a search', 'GET /v4/tag-pesquisa/{}/lista'),
  proof(
    'e2e/days/carrinho/compra-rapida.spec.ts',
    'a supplier’s link shows what it would add, and adds it when asked to',
    'GET /v4/link-acao/{}/{}',
  ),
  proof(
    SUGGESTIONS,
    'products are suggested near the end of a page, and what is done with them is reported',
    'GET /v4/sugestao/produtos/{}/{}',
  ),
  proof(
    SUGGESTIONS,
    'a carousel of recommended products reports as other suggestions do, and what is hidden in it stays away',
    'POST /v4/sugestao/feedback',
  ),
  proof(
    COMBOS,
    'combos of clients and groups are there for them alone',
    'GET /v4/promotional-combo-client/{}/{}',
    'GET /v4/promotional-combo-all/{}',
  ),
  proof(
    'e2e/days/catalogo/combos.spec.ts',
    'a visitor goes from the list to a combo and on to a product of it, which leads back',
    'GET /v4/promotional-combo/{}',
  ),
  proof(
    'e2e/days/compra/dia-do-consumidor.spec.ts',
    'a card is refused, another one pays the same order; its number never reaches the shop',
    'POST /v4/payment-sdk/generate-token',
  ),
  proof(
    LISTS,
    'is made with its products in their order, and shown among others by the first of them',
    'POST /v4/shopping-list/{}',
    'GET /v4/shopping-list/{}',
    'GET /v4/shopping-list/{}/products/{}',
  ),
  proof(
    OWN_LISTS,
    'a whole list goes into the cart from its card; what cannot be bought is said',
    'POST /v4/shopping-list/{}/apply/{}',
  ),
  proof(LISTS, 'many at once lose nothing', 'POST /v4/shopping-list/{}/product/{}/add'),
  proof(
    LISTS,
    'are the supplier’s to change: a client copies them',
    'POST /v4/shopping-list/{}/product/{}/copy/{}',
  ),
  proof(
    LISTS,
    'that was taken off is as absent to every call, and comes back whole',
    'DELETE /v4/shopping-list/{}/disable/{}',
  ),
  proof(
    'features/catalog/server/products/catalog.routes.test.ts',
    'both lists answer the same',
    'GET /v2/app/{}/listaprodutos/{}',
    'GET /v1/app/{}/listaprodutosf/{}',
  ),
  proof(
    'e2e/days/carrinho/compra-rapida.spec.ts',
    'the price list comes back as an order',
    'POST /v4/product/spreadsheet/{}',
  ),
  proof(
    'apps/server/test/supplier-tags-served.test.ts',
    'a call that names no payment method is priced by the client’s current one',
    'GET /v2/app/{}/fornecedor/{}/produto/{}',
  ),
  proof(
    'features/catalog/server/filters/products-by-tags.routes.test.ts',
    'products with any of the tags, the most popular first, without the named one',
    'GET /v2/app/fornecedor/{}/produto-by-tags',
  ),
  proof(
    'e2e/days/catalogo/busca.spec.ts',
    'come while one types, at most ten, and from their own call once the text rests',
    'GET /v2/app/token/listaprodutos/full-text/pesquisar',
  ),
  proof(
    'e2e/days/catalogo/lista-e-filtros.spec.ts',
    'a filter call that fails leaves an empty panel and the list',
    'GET /v4/tag-pesquisa/{}/filtros-produto/{}',
  ),
  proof(
    ALERTS,
    'a visitor asks for an alert, logs in, and finds it asked; it can be given up',
    'POST /v4/notificacao/alerta-disponibilidade',
    'POST /v4/notificacao/alerta-disponibilidade/remove',
  ),
  proof(
    'features/catalog/server/categories/categories.routes.test.ts',
    'has two levels, and comes back from the wire as it was',
    'GET /v2/app/{}/listacategoriasprodutos/{}',
  ),
  proof(
    'features/catalog/server/categories/sectors.routes.test.ts',
    'sectors stand in the shop’s order, each with its root categories',
    'GET /v2/app/setores-produto/obter-setor/{}/{}',
  ),
];
