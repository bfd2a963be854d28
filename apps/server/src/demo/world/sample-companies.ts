/** A company register for the demo, which calls no outside service: made-up companies, with the digits of real CNPJs. */

import type { CompanyRecord } from '#features/accounts/domain/registration/company.ts';
import type { CompanyRegister } from '#features/accounts/server/registration/company-register.ts';

type Row = readonly [
  cnpj: string,
  name: string,
  tradeName: string,
  active: boolean,
  openedOn: string,
  activity: readonly [code: string, name: string],
  address: readonly [
    postalCode: string,
    street: string,
    number: string,
    complement: string,
    district: string,
    city: string,
    state: string,
  ],
];

// biome-ignore format: a row for each company
const ROWS: readonly Row[] = [
  ['58473921000151', 'Construtora Vale do Sol Ltda.', 'Vale do Sol Construções', true, '2011-08-22', ['4120400', 'Construção de edifícios'], ['05407002', 'Rua Cardeal Arcoverde', '1749', 'Sala 32', 'Pinheiros', 'São Paulo', 'SP']],
  ['67218405000171', 'Padaria e Confeitaria Boa Massa Ltda.', 'Boa Massa', true, '2004-05-03', ['1091102', 'Fabricação de produtos de padaria e confeitaria'], ['13015904', 'Avenida Francisco Glicério', '1058', '', 'Centro', 'Campinas', 'SP']],
  ['71904836000169', 'Elétrica Farol Comércio e Serviços S.A.', 'Elétrica Farol', true, '1998-11-16', ['4742300', 'Comércio varejista de material elétrico'], ['20040002', 'Avenida Rio Branco', '156', 'Loja B', 'Centro', 'Rio de Janeiro', 'RJ']],
  ['82650317000219', 'Marcenaria Ipê Roxo Ltda. (filial)', 'Ipê Roxo', true, '2016-02-29', ['3101200', 'Fabricação de móveis com predominância de madeira'], ['30140071', 'Rua da Bahia', '1148', '', 'Centro', 'Belo Horizonte', 'MG']],
  ['7K3M9P5R000149', 'Mercearia Nova Praça Ltda.', 'Nova Praça', true, '2026-07-27', ['4712100', 'Comércio varejista de mercadorias em geral'], ['80020310', 'Rua XV de Novembro', '420', '', 'Centro', 'Curitiba', 'PR']],
  ['B2X8K4T7000199', 'Depósito Boa Obra Ltda.', 'Boa Obra', true, '2026-08-10', ['4744005', 'Comércio varejista de materiais de construção'], ['80230010', 'Avenida Sete de Setembro', '2775', '', 'Rebouças', 'Curitiba', 'PR']],
  ['93571062000134', 'Restaurante Maré Alta Ltda.', 'Maré Alta', true, '2014-10-09', ['5611201', 'Restaurantes e similares'], ['40026010', 'Rua Chile', '22', '', 'Centro', 'Salvador', 'BA']],
  ['94826175000104', 'Gráfica Tinta Fresca Ltda.', '', false, '2001-01-15', ['1813001', 'Impressão de material para uso publicitário'], ['90010150', 'Rua dos Andradas', '1001', '', 'Centro Histórico', 'Porto Alegre', 'RS']],
];

const SAMPLE: ReadonlyMap<string, CompanyRecord> = new Map(
  ROWS.map(([cnpj, name, tradeName, active, openedOn, [code, business], place]) => {
    const [postalCode, street, number, complement, district, city, state] = place;
    return [
      cnpj,
      {
        cnpj,
        name,
        tradeName,
        active,
        status: active ? 'ATIVA' : 'BAIXADA',
        openedOn,
        activity: { code, name: business },
        address: { postalCode, street, number, complement, district, city, state },
      },
    ];
  }),
);

/** Any other CNPJ is unknown to it. */
export const sampleCompanies: CompanyRegister = async (cnpj) => SAMPLE.get(cnpj) ?? 'unknown';

export const SAMPLE_CNPJS: readonly string[] = [...SAMPLE.keys()];
