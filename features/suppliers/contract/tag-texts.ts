/** What each tag is called, and what it changes, in the words of who runs a shop. Every tag is off until somebody turns it on. */
import type { SupplierTag } from '../domain/tags/tags.ts';

export interface TagText {
  readonly name: string;
  /** What the shop does with it. */
  readonly on: string;
  /** What the shop does without it. */
  readonly off: string;
}

export const tagTexts: Readonly<Record<SupplierTag, TagText>> = {
  'has-delivery': {
    name: 'Entrega',
    on: 'A loja entrega: o cliente informa um endereço e paga a taxa da área de entrega.',
    off: 'Ninguém pode pedir entrega.',
  },
  'has-collect': {
    name: 'Retirada',
    on: 'O cliente pode retirar o pedido em uma das lojas físicas cadastradas.',
    off: 'Ninguém pode retirar o pedido.',
  },
  'store-prefers-delivery-with-pickup': {
    name: 'Retirada primeiro',
    on: 'Quando há entrega e retirada, a loja sugere a retirada.',
    off: 'Quando há entrega e retirada, a loja sugere a entrega.',
  },
  'support-budget': {
    name: 'Orçamentos',
    on: 'O carrinho pode virar um pedido de orçamento, que a equipe precifica e o cliente aceita.',
    off: 'Todo carrinho vira pedido com os preços da loja.',
  },
  'support-price-variance-by-payment': {
    name: 'Preço por forma de pagamento',
    on: 'Os preços mudam com a forma de pagamento escolhida, como um desconto no Pix.',
    off: 'O preço é o mesmo em todas as formas de pagamento.',
  },
  'disable-product-multiple': {
    name: 'Sem múltiplos de venda',
    on: 'O múltiplo de venda dos produtos é ignorado: o cliente compra qualquer quantidade.',
    off: 'A quantidade precisa respeitar o múltiplo de venda de cada produto.',
  },
  'block-not-approved-user': {
    name: 'Só clientes aprovados entram',
    on: 'Quem ainda não foi aprovado não consegue entrar com a conta nesta loja.',
    off: 'Quem tem cadastro entra, mesmo à espera de aprovação.',
  },
  'restrict-not-approved-user-submission': {
    name: 'Só clientes aprovados compram',
    on: 'Quem ainda não foi aprovado monta o carrinho, mas não envia o pedido.',
    off: 'O pedido é aceito também de quem espera por aprovação.',
  },
  'hide-price-for-logged-out-customers': {
    name: 'Preços só depois de entrar',
    on: 'Quem não entrou vê os produtos sem preço.',
    off: 'Todos veem os preços.',
  },
  'requires-supplier-to-access': {
    name: 'Escolher o fornecedor antes',
    on: 'O visitante escolhe o fornecedor antes de ver a loja.',
    off: 'A loja abre direto.',
  },
  'requires-address-to-access': {
    name: 'Informar o endereço antes',
    on: 'O visitante informa um endereço de entrega antes de ver a loja; só vale com a entrega ligada.',
    off: 'O endereço só é pedido na hora da compra.',
  },
  'use-primary-address': {
    name: 'Usar o endereço principal',
    on: 'A compra começa com o endereço principal do cliente já escolhido.',
    off: 'O cliente escolhe o endereço a cada compra.',
  },
  'uses-single-address': {
    name: 'Um endereço por cliente',
    on: 'Cada cliente tem um só endereço, que vale para todas as compras.',
    off: 'O cliente pode guardar vários endereços.',
  },
  'accepts-foreign-documents': {
    name: 'Documentos estrangeiros',
    on: 'Quem não tem CPF nem CNPJ pode se cadastrar com um documento de outro país.',
    off: 'O cadastro pede CPF ou CNPJ.',
  },
  'use-new-style-page': {
    name: 'Página inicial em blocos',
    on: 'A página inicial é montada com os blocos que a equipe escolhe.',
    off: 'A página inicial tem a forma padrão.',
  },
  'enable-recommendation-system': {
    name: 'Recomendações',
    on: 'A loja mostra produtos recomendados, calculados a partir das compras.',
    off: 'Nenhuma recomendação é mostrada.',
  },
  'uses-share-coupom': {
    name: 'Cupons para indicar',
    on: 'Os clientes podem compartilhar um cupom com quem indicam.',
    off: 'Não há cupons de indicação.',
  },
  'enable-google-analytics-ga4-version-tag-events': {
    name: 'Eventos para o Google Analytics',
    on: 'As ações dos visitantes que permitem a medição são registradas como eventos GA4.',
    off: 'Nenhum evento de medição é registrado.',
  },
};
