/** Valid requests of the panel about orders that its staff make for a client. */
import type { ShopIds } from './small-world.ts';

type Part = Readonly<Record<string, unknown>>;
/** As in `valid-requests.ts`, which reads this. */
interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

export function attendedOrderRequests(
  { id, products, storeId, cash, panel }: ShopIds,
  run: number,
): Readonly<Record<string, Given>> {
  const [product] = Object.values(products);
  const { clientId, addressId } = panel.attended;
  const params = { idfornecedor: id, idcliente: clientId };
  const itens = [{ id: product, quantidade: 1 }];
  const of = '/v4/painel/:idfornecedor/clientes/:idcliente/pedidos';
  return {
    'GET /v4/painel/:idfornecedor/pedidos/compradores': {
      params: { idfornecedor: id },
      query: { busca: 'obra' },
    },
    [`GET ${of}/condicoes`]: { params },
    [`GET ${of}/produtos`]: {
      params,
      query: { busca: 'a', tipoEntrega: 'DELIVERY', idendereco: addressId, idformapagamento: cash },
    },
    [`POST ${of}/previa`]: {
      params,
      body: {
        itens,
        tipoEntrega: 'DELIVERY',
        idendereco: addressId,
        idformapagamento: cash,
        cupom: 'DEZ',
      },
    },
    // Its maker saw another total: with the right one there would be an order.
    [`POST ${of}`]: {
      params,
      body: {
        itens,
        tipoEntrega: 'RETIRADA',
        lojaRetira: { idloja: storeId },
        formaPagamento: { idformapagto: cash },
        numPedidoCliente: `A${run}`,
        anotacoes: 'Por telefone',
        totalConferido: 0.01,
      },
    },
  };
}
