/** Valid requests of the panel about scheduled exports. */
import type { ShopIds } from './small-world.ts';

type Part = Readonly<Record<string, unknown>>;
/** As in `valid-requests.ts`, which reads this. */
interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

const ALL = '/v4/painel/:idfornecedor/exportacoes';

export function panelExportsRequests({ id, panel }: ShopIds, run: number): Readonly<Record<string, Given>> {
  const params = { idfornecedor: id };
  const { changedId, goneId, runId, openRunId } = panel.exports;
  const ofChanged = { params: { ...params, idexportacao: changedId } };
  const query = { pagina: 1, limite: 20 };
  const body = {
    nome: `Vendas ${run}`,
    tipo: 'VENDAS',
    periodo: 'MES_ANTERIOR',
    filtro: 'week',
    colunas: ['Início', 'Vendido'],
    formato: 'XLSX',
    frequencia: 'SEMANAL',
    diaSemana: 1,
    hora: '06:00',
    destinatarios: [],
  };
  return {
    [`GET ${ALL}/opcoes`]: { params },
    [`GET ${ALL}`]: { params, query },
    [`POST ${ALL}`]: { params, body },
    [`GET ${ALL}/:idexportacao`]: ofChanged,
    [`PUT ${ALL}/:idexportacao`]: { ...ofChanged, body: { ...body, versao: 1 } },
    [`PUT ${ALL}/:idexportacao/situacao`]: { ...ofChanged, body: { ativa: false, versao: 1 } },
    [`POST ${ALL}/:idexportacao/executar`]: ofChanged,
    [`GET ${ALL}/:idexportacao/execucoes`]: { ...ofChanged, query },
    [`DELETE ${ALL}/:idexportacao`]: { params: { ...params, idexportacao: goneId } },
    [`POST ${ALL}/execucoes/:idexecucao/cancelar`]: { params: { ...params, idexecucao: openRunId } },
    [`GET ${ALL}/execucoes/:idexecucao/arquivo`]: { params: { ...params, idexecucao: runId } },
  };
}

/** These calls change what makes them valid: tests restore it afterwards. */
export const CONSUMING_EXPORTS = [
  `PUT ${ALL}/:idexportacao`,
  `PUT ${ALL}/:idexportacao/situacao`,
  `POST ${ALL}/:idexportacao/executar`,
  `DELETE ${ALL}/:idexportacao`,
  `POST ${ALL}/execucoes/:idexecucao/cancelar`,
];
