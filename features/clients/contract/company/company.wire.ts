import { fromReais, toReais } from '#kernel/money.ts';
import {
  type Company,
  type CompanyInTree,
  type CompanyPage,
  type Purchases,
  type SuggestedCompany,
  treeSums,
} from '../../domain/company/company-page.ts';
import { clientUserFromWire, clientUserToWire } from '../client-page.wire.ts';
import type { WireCompanyPage } from './company.schema.ts';

type WireSums = WireCompanyPage['soma'];
type Sums = Pick<Company, 'creditLimit' | 'creditUsed' | 'bought'>;

export const companyPageToWire = ({ companies, suggested }: CompanyPage): WireCompanyPage => ({
  empresas: companies.map((company) => ({
    idcliente: company.clientId,
    idmatriz: company.parentId ?? null,
    nivel: company.level,
    versao: company.version,
    nome: company.name,
    documento: company.document,
    cidade: company.city,
    usuarios: company.users.map(clientUserToWire),
    ...sumsToWire(company),
  })),
  soma: sumsToWire(treeSums(companies)),
  sugestoes: suggested.map(({ clientId, name, document, as, version }) => ({
    idcliente: clientId,
    nome: name,
    documento: document,
    como: as === 'parent' ? 'MATRIZ' : 'FILIAL',
    versao: version,
  })),
});

export const companyPageFromWire = (wire: WireCompanyPage): CompanyPage => ({
  companies: wire.empresas.map(
    (company): CompanyInTree => ({
      clientId: company.idcliente,
      ...(company.idmatriz === null ? {} : { parentId: company.idmatriz }),
      level: company.nivel,
      version: company.versao,
      name: company.nome,
      document: company.documento,
      city: company.cidade,
      users: company.usuarios.map(clientUserFromWire),
      creditLimit: fromReais(company.limite_credito_total),
      creditUsed: fromReais(company.creditoUsado),
      bought: purchasesFromWire(company.compras90dias),
    }),
  ),
  suggested: wire.sugestoes.map(
    ({ idcliente, nome, documento, como, versao }): SuggestedCompany => ({
      clientId: idcliente,
      name: nome,
      document: documento,
      as: como === 'MATRIZ' ? 'parent' : 'branch',
      version: versao,
    }),
  ),
});

const sumsToWire = ({ creditLimit, creditUsed, bought }: Sums): WireSums => ({
  limite_credito_total: toReais(creditLimit),
  creditoUsado: toReais(creditUsed),
  compras90dias: { pedidos: bought.count, total: toReais(bought.spent) },
});

const purchasesFromWire = ({ pedidos, total }: WireSums['compras90dias']): Purchases => ({
  count: pedidos,
  spent: fromReais(total),
});
