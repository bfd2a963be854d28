import type { RefusalTexts } from '#platform/contract/problem.ts';
import { productChangeTexts } from '../panel-texts.ts';

export type StockRefusal =
  | 'product-not-found'
  | 'stock-not-exact'
  | 'stock-changed'
  | 'stock-not-counted'
  | 'stock-too-little'
  | 'stock-too-large'
  | 'key-reused'
  | 'store-not-found'
  | 'same-store'
  | 'store-stock-too-little'
  | 'store-stock-changed'
  | 'count-below-orders';

export const stockTexts: RefusalTexts<StockRefusal> = {
  'product-not-found': productChangeTexts['product-not-found'],
  'stock-not-exact': productChangeTexts['stock-not-exact'],
  'stock-changed': {
    status: 409,
    message: 'O estoque mudou enquanto você o corrigia. Confira quanto há agora e salve de novo.',
  },
  'stock-not-counted': {
    status: 409,
    message: 'O estoque deste produto ainda não é contado. Comece por uma contagem.',
  },
  'stock-too-little': {
    status: 409,
    message: 'Não há tanto disponível para sair. O que está em pedidos já foi descontado.',
  },
  'stock-too-large': { status: 422, message: 'O estoque ficaria grande demais. Confira a quantidade.' },
  'store-not-found': { status: 404, message: 'A loja não existe mais. Recarregue a página.' },
  'same-store': { status: 422, message: 'Escolha dois lugares diferentes.' },
  'store-stock-too-little': { status: 409, message: 'Não há tanto no lugar de onde sai.' },
  'store-stock-changed': {
    status: 409,
    message: 'O estoque desta loja mudou enquanto você contava. Confira quanto há agora e salve de novo.',
  },
  'count-below-orders': {
    status: 409,
    message:
      'A contagem tira mais do que ainda pode ser vendido. Se os produtos saíram em pedidos ou mudaram de lugar, transfira-os: o disponível não muda.',
  },
  'key-reused': {
    status: 422,
    message:
      'Este envio já mudou o estoque com outros dados. Confira os movimentos; se ainda faltar algo, comece outro movimento.',
  },
};
