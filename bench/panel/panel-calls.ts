/** What a person in the panel asks for: the lists by page, filter, order and search, and the reports. */
import type { SeededRandom } from '../seeded-random.ts';
import type { World } from '../world/make-world.ts';

export interface PanelCall {
  readonly name: string;
  /** Milliseconds that its p99 may take. */
  readonly limit: number;
  /** The path after the shop's id, another at each call. */
  readonly path: (random: SeededRandom) => string;
}

const LIST = 300;
const REPORT = 2_000;
const WORDS = ['arroz', 'shampoo', 'cabo', 'luva', 'suco', 'comprimido', 'caneta', 'tinta'];
const STATUSES = ['ENVIADO', 'SEPARANDO', 'PAGO', 'ENTREGUE', 'CANCELADO'];
const A_DAY = 24 * 60 * 60_000;

const dayBefore = (days: number): string => new Date(Date.now() - days * A_DAY).toISOString().slice(0, 10);
const always = (path: string) => (): string => path;

export function panelCalls({ clients, products }: World): readonly PanelCall[] {
  const span = (days: number): string => `de=${dayBefore(days)}&ate=${dayBefore(0)}`;
  const list = (name: string, path: PanelCall['path']): PanelCall => ({ name, limit: LIST, path });
  const report = (name: string, path: string): PanelCall => ({ name, limit: REPORT, path: always(path) });
  return [
    list('produtos: primeira página', always('produtos')),
    list(
      'produtos: página 200',
      always(products.length > 4_000 ? 'produtos?pagina=200' : 'produtos?pagina=20'),
    ),
    list('produtos: por preço', always('produtos?ordenar=preco&sentido=desc')),
    list('produtos: por estoque', always('produtos?ordenar=estoque&sentido=asc')),
    list('produtos: sem foto', always('produtos?semfoto=true')),
    list('produtos: busca', (random) => `produtos?busca=${random.pick(WORDS)}`),
    list('estoque: primeira página', always('estoque')),
    list('estoque: baixo', always('estoque?situacao=BAIXO')),
    list('pedidos: primeira página', always('pedidos')),
    list('pedidos: página 50', always('pedidos?pagina=50')),
    list('pedidos: situação', (random) => `pedidos?status=${random.pick(STATUSES)}`),
    list('pedidos: por valor', always('pedidos?ordenar=total&sentido=desc')),
    list('pedidos: de um mês', (random) => {
      const before = random.below(600);
      return `pedidos?de=${dayBefore(before + 30)}&ate=${dayBefore(before)}`;
    }),
    list('pedidos: de um cliente', (random) => `pedidos?idcliente=${random.pick(clients).clientId}`),
    list('pedidos: busca por nome', (random) => `pedidos?busca=cliente+${random.below(clients.length)}`),
    list('clientes: primeira página', always('clientes')),
    list('clientes: por compras', always('clientes?ordenar=totalComprado&sentido=desc')),
    list('clientes: busca', (random) => `clientes?busca=cliente+${random.below(clients.length)}`),
    report('relatório: resumo', 'relatorios/resumo'),
    report('relatório: vendas do ano', `relatorios/vendas?${span(360)}&por=MES`),
    report('relatório: produtos do ano', `relatorios/vendas/produtos?${span(360)}`),
    report('relatório: clientes do ano', `relatorios/vendas/clientes?${span(360)}`),
    report('relatório: margem do ano', `relatorios/margem?${span(360)}&por=MES`),
    report('relatório: margem por produto', `relatorios/margem/produtos?${span(360)}&ordem=MENORES`),
    report('relatório: entregas do ano', `relatorios/entregas?${span(360)}&por=MES`),
    report('relatório: cupons do ano', `relatorios/cupons?${span(360)}`),
  ];
}
