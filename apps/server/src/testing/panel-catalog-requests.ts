/** Valid requests of the panel about the catalogue: products, stock and imports. */
import { newId } from '#platform/db/new-id.ts';
import { PIXEL } from './panel-things.ts';
import type { ShopIds } from './small-world.ts';

type Part = Readonly<Record<string, unknown>>;
/** As in `valid-requests.ts`, which reads this. */
interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
  readonly file?: Uint8Array;
}

const SHEET = Buffer.from('sku;nome;preco\nNOVO;Novo;1,00\n');

export function panelCatalogRequests(
  { id, panel, products: goods, storeId }: ShopIds,
  run: number,
): Readonly<Record<string, Given>> {
  const { editedId, variantId, categoryId, tree, imports, priceImports, redirectId } = panel.catalog;
  const ofCategory = (idcategoria: string) => ({ params: { ...params, idcategoria } });
  const category = { nome: `Categoria ${run}`, slug: '', ocultaem: ['mobile'], maiorDeIdade: false };
  const params = { idfornecedor: id };
  const ofProduct = { ...params, idproduto: editedId };
  const ofVariant = { ...ofProduct, idvariacao: variantId };
  const ofImport = (idimportacao: string) => ({ params: { ...params, idimportacao } });
  const idtabela = panel.pricing.tableId;
  const table = '/v4/painel/:idfornecedor/tabelas-preco/:idtabela';
  const ofPrices = (idimportacao: string) => ({ params: { ...params, idtabela, idimportacao } });
  const ofTable = { params: { ...params, idtabela } };
  const products = '/v4/painel/:idfornecedor/produtos';
  const all = '/v4/painel/:idfornecedor/importacoes';
  const stock = '/v4/painel/:idfornecedor/estoque';
  const one = '/v4/painel/:idfornecedor/categorias/:idcategoria';
  const page = { pagina: 1, limite: 20 };
  const redirects = '/v4/painel/:idfornecedor/redirecionamentos-busca';
  const ofRedirect = { ...params, idredirecionamento: redirectId };
  const redirect = { tipo: 'ENDERECO', destino: '/regioes' };
  const fields = {
    codigo: `editado-${editedId}`,
    nome: 'Editado',
    marca: '',
    ean: '',
    descricao: '',
    unidade: 'UN',
    categoria: categoryId,
    preco: 1,
    atacado: { minimo: 10, preco: 0.9 },
    faixas: [{ apartirde: 20, preco: 0.8 }],
    custo: 0.5,
    granularidade: 1,
    minimo: 0,
    maximo: 10,
    multiplo: 1,
    peso: 10,
    precoembalagem: 2,
    tags: ['oferta'],
    agrupadores: ['Sabor: Uva'],
    principal: '',
    maiorDeIdade: false,
    ativo: false,
    seotitulo: 'Editado',
    seodescricao: 'Um produto',
    estoquebaixo: 3,
  };
  return {
    [`GET ${products}`]: {
      params,
      query: {
        ...page,
        ...{ busca: 'caneta', categoria: categoryId, marca: 'bic', situacao: 'ATIVO', ids: editedId },
        ...{ semfoto: false, estoquebaixo: false, oferta: false, ordenar: 'preco', sentido: 'desc' },
      },
    },
    'GET /v4/painel/:idfornecedor/marcas': { params },
    [`POST ${products}`]: { params, body: { ...fields, codigo: `novo-${id.slice(-8)}-${run}`, estoque: 4 } },
    [`PATCH ${products}`]: {
      params,
      body: {
        linhas: [
          {
            ...{ id: editedId, versao: 1, preco: 1, custo: 0.5, minimo: 0, ativo: false, oferta: false },
            ...{ categoria: categoryId, estoque: null, estoquevisto: null },
          },
        ],
      },
    },
    [`GET ${products}/:idproduto`]: { params: ofProduct },
    [`PUT ${products}/:idproduto`]: { params: ofProduct, body: { ...fields, versao: 1 } },
    [`POST ${products}/:idproduto/duplicar`]: { params: ofProduct },
    [`PUT ${products}/:idproduto/arquivado`]: { params: ofProduct, body: { arquivado: false } },
    [`GET ${products}/:idproduto/adicionais`]: { params: ofProduct },
    [`PUT ${products}/:idproduto/adicionais`]: {
      params: ofProduct,
      body: { adicionais: Object.values(goods).slice(0, 1), versao: 1 },
    },
    [`GET ${products}/:idproduto/variacoes`]: { params: ofProduct },
    [`POST ${products}/:idproduto/variacoes`]: {
      params: ofProduct,
      body: { codigo: `variacao-${id.slice(-8)}-${run}`, nome: `Variação ${run}`, preco: 2, ativo: false },
    },
    [`PUT ${products}/:idproduto/variacoes/:idvariacao`]: { params: ofVariant },
    [`DELETE ${products}/:idproduto/variacoes/:idvariacao`]: { params: ofVariant },
    [`GET ${products}/:idproduto/alertas`]: { params: ofProduct, query: page },
    [`GET ${products}/:idproduto/estoque/movimentos`]: { params: ofProduct, query: page },
    [`POST ${products}/:idproduto/estoque/movimentos`]: {
      // The first one's stock is counted.
      params: { ...params, idproduto: Object.values(goods)[0] },
      body: { chave: newId(), tipo: 'ENTRADA', quantidade: 1.5, motivo: 'Compra' },
    },
    [`GET ${stock}/lojas`]: { params },
    [`GET ${products}/:idproduto/estoque/lojas`]: { params: ofProduct },
    [`POST ${products}/:idproduto/estoque/transferencias`]: {
      params: { ...params, idproduto: Object.values(goods)[0] },
      body: {
        ...{ chave: newId(), idlojaorigem: null, idlojadestino: storeId },
        ...{ quantidade: 0.001, motivo: 'Reposição' },
      },
    },
    [`PUT ${products}/:idproduto/estoque/lojas/:idloja`]: {
      // Nobody transfers what is sold out: the store has none.
      params: { ...params, idproduto: goods.ESGOTADO ?? Object.values(goods)[0], idloja: storeId },
      body: { chave: newId(), visto: 0, quantidade: 0, motivo: 'Inventário' },
    },
    [`GET ${stock}`]: {
      params,
      query: {
        ...page,
        busca: 'caneta',
        situacao: 'BAIXO',
        idloja: storeId,
        ordenar: 'disponivel',
        sentido: 'desc',
      },
    },
    [`GET ${stock}/planilha`]: {
      params,
      query: { busca: 'caneta', situacao: 'ESPERADO', idloja: storeId, ordenar: 'nome', sentido: 'asc' },
    },
    [`PUT ${products}/:idproduto/estoque`]: {
      params: ofProduct,
      body: { chave: newId(), visto: null, estoque: null, motivo: 'Inventário' },
    },
    'GET /v4/painel/:idfornecedor/categorias': { params },
    'POST /v4/painel/:idfornecedor/categorias': { params, body: { ...category, pai: tree.rootId } },
    [`PUT ${one}`]: { ...ofCategory(tree.savedId), body: { ...category, versao: 1 } },
    [`DELETE ${one}`]: { ...ofCategory(tree.goneId), query: { versao: 1, iddestino: tree.rootId } },
    [`PUT ${one}/lugar`]: {
      ...ofCategory(tree.placedId),
      body: { pai: null, antesde: tree.rootId, versao: 1 },
    },
    [`POST ${one}/produtos`]: { ...ofCategory(categoryId), body: { produtos: [editedId] } },
    [`PUT ${one}/imagem`]: { ...ofCategory(tree.savedId), file: PIXEL },
    [`DELETE ${one}/imagem`]: ofCategory(tree.savedId),
    'GET /v4/painel/:idfornecedor/setores': { params },
    'PUT /v4/painel/:idfornecedor/setores': {
      params,
      body: { setores: [{ nome: 'Casa', slug: '', categorias: [tree.rootId] }], versao: 1 },
    },
    [`GET ${redirects}`]: { params },
    [`POST ${redirects}`]: { params, body: { ...redirect, termo: `entrega ${run}` } },
    [`PUT ${redirects}/:idredirecionamento`]: {
      params: ofRedirect,
      body: { ...redirect, termo: `frete ${run}`, versao: 1 },
    },
    [`DELETE ${redirects}/:idredirecionamento`]: { params: ofRedirect, query: { versao: 1 } },
    [`GET ${all}`]: { params, query: page },
    [`POST ${all}`]: { params, query: { arquivo: 'produtos.csv' }, file: SHEET },
    [`GET ${all}/:idimportacao`]: ofImport(imports.doneId),
    [`PUT ${all}/:idimportacao/colunas`]: {
      ...ofImport(imports.readId),
      body: { colunas: ['sku', 'nome', 'preco'] },
    },
    [`POST ${all}/:idimportacao/iniciar`]: ofImport(imports.readId),
    [`POST ${all}/:idimportacao/cancelar`]: ofImport(imports.queuedId),
    [`POST ${all}/:idimportacao/desfazer`]: ofImport(imports.doneId),
    [`GET ${all}/:idimportacao/recusas`]: { ...ofImport(imports.doneId), query: page },
    [`GET ${all}/:idimportacao/recusas/arquivo`]: ofImport(imports.doneId),
    [`GET ${all}/:idimportacao/mantidos`]: ofImport(imports.doneId),
    [`GET ${table}/planilha`]: { ...ofTable, query: { formato: 'csv' } },
    [`GET ${table}/importacoes`]: { ...ofTable, query: page },
    [`POST ${table}/importacoes`]: { ...ofTable, query: { arquivo: 'precos.csv' }, file: SHEET },
    [`GET ${table}/importacoes/:idimportacao`]: ofPrices(priceImports.doneId),
    [`PUT ${table}/importacoes/:idimportacao/colunas`]: {
      ...ofPrices(priceImports.readId),
      body: { colunas: ['sku', null, 'preco'] },
    },
    // No table has had as many changes.
    [`POST ${table}/importacoes/:idimportacao/iniciar`]: {
      ...ofPrices(priceImports.readId),
      body: { versao: 2_000_000_000 },
    },
    [`POST ${table}/importacoes/:idimportacao/cancelar`]: ofPrices(priceImports.queuedId),
    [`GET ${table}/importacoes/:idimportacao/recusas`]: { ...ofPrices(priceImports.doneId), query: page },
    [`GET ${table}/importacoes/:idimportacao/recusas/arquivo`]: ofPrices(priceImports.doneId),
    'GET /v4/painel/:idfornecedor/exportacao/produtos': { params, query: { formato: 'csv' } },
  };
}

/** These calls change what makes them valid: tests restore it afterwards. */
export const CONSUMING_CATALOG = [
  'PUT /v4/painel/:idfornecedor/setores',
  'PUT /v4/painel/:idfornecedor/redirecionamentos-busca/:idredirecionamento',
  'DELETE /v4/painel/:idfornecedor/redirecionamentos-busca/:idredirecionamento',
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria',
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria/lugar',
  'DELETE /v4/painel/:idfornecedor/categorias/:idcategoria',
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto',
  'PUT /v4/painel/:idfornecedor/produtos/:idproduto/adicionais',
  'DELETE /v4/painel/:idfornecedor/produtos/:idproduto/variacoes/:idvariacao',
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/iniciar',
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/cancelar',
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes/:idimportacao/cancelar',
  'POST /v4/painel/:idfornecedor/importacoes/:idimportacao/desfazer',
];
