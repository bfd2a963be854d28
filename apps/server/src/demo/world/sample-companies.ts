/** A company register for the demo, which calls no outside service: made-up companies, with the digits of real CNPJs. */

import type { RegisteredCompany } from '#features/accounts/domain/registration/company.ts';
import type { CompanyRegister } from '#features/accounts/server/registration/company-register.ts';

type Row = readonly [
  cnpj: string,
  name: string,
  active: boolean,
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
  ['58473921000151', 'Construtora Vale do Sol Ltda.', true, ['05407002', 'Rua Cardeal Arcoverde', '1749', 'Sala 32', 'Pinheiros', 'São Paulo', 'SP']],
  ['67218405000171', 'Padaria e Confeitaria Boa Massa Ltda.', true, ['13015904', 'Avenida Francisco Glicério', '1058', '', 'Centro', 'Campinas', 'SP']],
  ['71904836000169', 'Elétrica Farol Comércio e Serviços S.A.', true, ['20040002', 'Avenida Rio Branco', '156', 'Loja B', 'Centro', 'Rio de Janeiro', 'RJ']],
  ['82650317000219', 'Marcenaria Ipê Roxo Ltda. (filial)', true, ['30140071', 'Rua da Bahia', '1148', '', 'Centro', 'Belo Horizonte', 'MG']],
  ['7K3M9P5R000149', 'Mercearia Nova Praça Ltda.', true, ['80020310', 'Rua XV de Novembro', '420', '', 'Centro', 'Curitiba', 'PR']],
  ['93571062000134', 'Restaurante Maré Alta Ltda.', true, ['40026010', 'Rua Chile', '22', '', 'Centro', 'Salvador', 'BA']],
  ['94826175000104', 'Gráfica Tinta Fresca Ltda.', false, ['90010150', 'Rua dos Andradas', '1001', '', 'Centro Histórico', 'Porto Alegre', 'RS']],
];

const SAMPLE: ReadonlyMap<string, RegisteredCompany> = new Map(
  ROWS.map(([cnpj, name, active, [postalCode, street, number, complement, district, city, state]]) => [
    cnpj,
    { cnpj, name, active, address: { postalCode, street, number, complement, district, city, state } },
  ]),
);

/** Any other CNPJ is unknown to it. */
export const sampleCompanies: CompanyRegister = async (cnpj) => SAMPLE.get(cnpj) ?? 'unknown';

export const SAMPLE_CNPJS: readonly string[] = [...SAMPLE.keys()];
