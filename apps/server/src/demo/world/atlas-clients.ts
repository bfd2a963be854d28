/** More clients of Ferragens Atlas' representative: companies in and around São Paulo. */
import { defined } from '#kernel/defined.ts';
import type { DemoClient } from './demo-client.ts';

interface Row {
  readonly name: string;
  readonly site: string;
  readonly document: string;
  readonly buyer: string;
  readonly city: string;
  readonly postalCode: string;
  readonly street: readonly [street: string, number: string, district: string];
  readonly position: readonly [latitude: number, longitude: number];
  /** Centavos; absent: no credit. */
  readonly creditLimit?: number;
}

// biome-ignore format: a table is read by its columns
const ROWS: readonly Row[] = [
  { name: 'Alvorada Engenharia Ltda.', site: 'alvorada', document: '21375131000123', buyer: 'Renata Prado', city: 'Guarulhos', postalCode: '07011020', street: ['Rua Sete de Setembro', '140', 'Centro'], position: [-23.4686, -46.5327], creditLimit: 1_500_000 },
  { name: 'Armazém do Construtor São Bento', site: 'saobento', document: '22750262000106', buyer: 'Edson Farias', city: 'Osasco', postalCode: '06010130', street: ['Rua Antônio Agu', '610', 'Centro'], position: [-23.5325, -46.7788], creditLimit: 800_000 },
  { name: 'Bela Vista Instalações Elétricas', site: 'belavista', document: '24125393000128', buyer: 'Luciana Moraes', city: 'Santo André', postalCode: '09015000', street: ['Rua Coronel Oliveira Lima', '88', 'Centro'], position: [-23.6639, -46.5262] },
  { name: 'Cardoso & Filhos Serralheria', site: 'cardoso', document: '25500524000172', buyer: 'Mário Cardoso', city: 'São Bernardo do Campo', postalCode: '09710180', street: ['Rua Marechal Deodoro', '1450', 'Centro'], position: [-23.7113, -46.5509], creditLimit: 500_000 },
  { name: 'Casa das Tintas Mooca', site: 'tintasmooca', document: '26875655000105', buyer: 'Sônia Rezende', city: 'São Paulo', postalCode: '03104002', street: ['Rua da Mooca', '2100', 'Mooca'], position: [-23.5601, -46.6052] },
  { name: 'Condomínio Parque das Águas', site: 'parquedasaguas', document: '28250786000114', buyer: 'Gilberto Nunes', city: 'Barueri', postalCode: '06401090', street: ['Rua Campos Sales', '55', 'Centro'], position: [-23.5107, -46.8764] },
  { name: 'Construções Três Irmãos', site: 'tresirmaos', document: '29625917000163', buyer: 'Ivo Santana', city: 'Diadema', postalCode: '09911160', street: ['Rua Graciosa', '301', 'Centro'], position: [-23.6868, -46.6228], creditLimit: 1_200_000 },
  { name: 'Delta Manutenção Industrial', site: 'deltamanutencao', document: '31001048000148', buyer: 'Patrícia Leal', city: 'Mauá', postalCode: '09310030', street: ['Rua Rio Branco', '77', 'Centro'], position: [-23.6676, -46.4614], creditLimit: 2_500_000 },
  { name: 'Encanadora Água Viva', site: 'aguaviva', document: '32376179000172', buyer: 'Cícero Batista', city: 'Suzano', postalCode: '08675030', street: ['Rua General Francisco Glicério', '1010', 'Centro'], position: [-23.5438, -46.3108] },
  { name: 'Esquadrias Modelo', site: 'esquadriasmodelo', document: '33751310000105', buyer: 'Fábio Teles', city: 'Mogi das Cruzes', postalCode: '08710500', street: ['Rua Doutor Deodato Wertheimer', '1605', 'Centro'], position: [-23.5208, -46.1854], creditLimit: 600_000 },
  { name: 'Fazenda Santa Luzia Agropecuária', site: 'santaluzia', document: '35126441000119', buyer: 'Teresa Bastos', city: 'Itu', postalCode: '13300170', street: ['Rua Floriano Peixoto', '512', 'Centro'], position: [-23.2642, -47.2992] },
  { name: 'Hotel Litoral Norte', site: 'litoralnorte', document: '36501572000100', buyer: 'Alice Campos', city: 'Caraguatatuba', postalCode: '11660000', street: ['Avenida da Praia', '900', 'Centro'], position: [-23.6225, -45.4125] },
  { name: 'Indústria de Móveis Jatobá', site: 'jatoba', document: '37876703000198', buyer: 'Roberto Diniz', city: 'Campinas', postalCode: '13010080', street: ['Rua Barão de Jaguara', '1290', 'Centro'], position: [-22.9064, -47.0616], creditLimit: 3_000_000 },
  { name: 'Jardim Escola Girassol', site: 'girassol', document: '39251834000105', buyer: 'Vera Lúcia Pinto', city: 'Taboão da Serra', postalCode: '06763190', street: ['Rua José Soares de Azevedo', '45', 'Centro'], position: [-23.6019, -46.7526] },
  { name: 'Lima Telhados e Calhas', site: 'limatelhados', document: '40626965000109', buyer: 'Anderson Lima', city: 'Cotia', postalCode: '06700005', street: ['Rua Senador Feijó', '230', 'Centro'], position: [-23.6029, -46.9192], creditLimit: 400_000 },
  { name: 'Marcenaria Ponto Certo', site: 'pontocerto', document: '42002096000177', buyer: 'Daniela Rocha', city: 'Jundiaí', postalCode: '13201005', street: ['Rua Barão de Jundiaí', '880', 'Centro'], position: [-23.1857, -46.8978], creditLimit: 700_000 },
  { name: 'Oficina Mecânica Bandeirantes', site: 'bandeirantes', document: '43377227000163', buyer: 'Wilson Prates', city: 'Sorocaba', postalCode: '18010082', street: ['Rua Quinze de Novembro', '333', 'Centro'], position: [-23.5015, -47.4526] },
  { name: 'Pedreira Rio Claro Mineração', site: 'pedreirarioclaro', document: '44752358000146', buyer: 'Cláudia Neves', city: 'Rio Claro', postalCode: '13500110', street: ['Avenida Um', '415', 'Centro'], position: [-22.4149, -47.5651], creditLimit: 4_000_000 },
  { name: 'Pousada Serra Azul', site: 'serraazul', document: '46127489000168', buyer: 'Otília Braga', city: 'São José dos Campos', postalCode: '12210070', street: ['Rua Sete de Setembro', '200', 'Centro'], position: [-23.1794, -45.8869] },
  { name: 'Refrigeração Polo Sul', site: 'polosul', document: '47502620000192', buyer: 'Jorge Medeiros', city: 'Santos', postalCode: '11010150', street: ['Rua João Pessoa', '129', 'Centro'], position: [-23.9353, -46.3252], creditLimit: 900_000 },
  { name: 'Silva Reformas e Acabamentos', site: 'silvareformas', document: '48877751000117', buyer: 'Josefa Silva', city: 'Carapicuíba', postalCode: '06320050', street: ['Avenida Rui Barbosa', '1200', 'Centro'], position: [-23.5235, -46.8407] },
  { name: 'Transportadora Rota Sul', site: 'rotasul', document: '50252882000150', buyer: 'Nelson Aguiar', city: 'Itapevi', postalCode: '06653050', street: ['Avenida Presidente Vargas', '70', 'Centro'], position: [-23.5488, -46.9327] },
  { name: 'Vidraçaria Cristal', site: 'cristal', document: '51628013000140', buyer: 'Beatriz Fontes', city: 'São Caetano do Sul', postalCode: '09510101', street: ['Rua Manoel Coelho', '500', 'Centro'], position: [-23.6186, -46.5691], creditLimit: 1_000_000 },
];

export const atlasClients: readonly DemoClient[] = ROWS.map(
  ({ name, site, document, buyer, city, postalCode, street, position, creditLimit }) => ({
    kind: 'company',
    name,
    document,
    users: [{ name: buyer, email: `compras@${site}.exemplo.com.br`, principal: true }],
    addresses: [
      {
        label: 'Sede',
        street: street[0],
        number: street[1],
        district: street[2],
        city,
        postalCode,
        latitude: position[0],
        longitude: position[1],
        primary: true,
      },
    ],
    customerOf: [
      {
        supplier: 'ferragens-atlas',
        approved: true,
        answers: { 'Ramo de atividade': 'Construção' },
        ...defined({ creditLimit }),
      },
    ],
  }),
);
