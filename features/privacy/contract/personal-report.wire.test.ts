import { expect, test } from 'vitest';
import { reportToWire } from './personal-report.wire.ts';

test('orders read in the export as in the rest of the API', () => {
  const data = {
    orders: [{ orderNumber: 7, status: 'packed', total: 1999 }],
    orderEvents: [{ orderNumber: 7, status: 'received' }],
  };
  const { lojas } = reportToWire({ own: {}, suppliers: [{ name: 'Mercado', data }] }, 0);
  expect(lojas[0]?.partes).toEqual([
    { titulo: 'Pedidos', registros: [{ pedido: 7, situacao: 'PAGO', total: 19.99 }] },
    { titulo: 'Andamento dos pedidos', registros: [{ pedido: 7, situacao: 'ENVIADO' }] },
  ]);
});
