import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isEndless,
  json,
  type StubService,
  stubService,
  unwell,
} from '#platform/http/testing/stub-service.ts';
import { type OutsideNetwork, outside } from '#platform/outbound/fetch-outside.ts';
import { type CompanyRegister, companyRegister } from './company-register.ts';

/** Timeouts in ms: short for responses that never end, long for others, because the machine may be busy. */
const [SHORT, LONG] = [500, 15_000];
const network = { ...outside, timeout: LONG };
const CNPJ = '12ABC34501DE35';
const brasilApi = {
  cnpj: CNPJ,
  razao_social: 'NOVA ERA REFORMAS LTDA',
  nome_fantasia: 'NOVA ERA',
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  data_inicio_atividade: '2019-03-11',
  cnae_fiscal: 4744001,
  cnae_fiscal_descricao: 'Comércio varejista de ferragens e ferramentas',
  cep: 1310100,
  descricao_tipo_de_logradouro: 'AVENIDA',
  logradouro: 'PAULISTA',
  numero: '1000',
  complemento: null,
  bairro: 'BELA VISTA',
  municipio: 'SAO PAULO',
  uf: 'SP',
  email: 'socio@exemplo.com.br',
  ddd_telefone_1: '1132345678',
  qsa: [{ nome_socio: 'PAULO REIS', cnpj_cpf_do_socio: '***123456**' }],
};
const company = {
  cnpj: CNPJ,
  name: 'NOVA ERA REFORMAS LTDA',
  active: true,
  tradeName: 'NOVA ERA',
  status: 'ATIVA',
  openedOn: '2019-03-11',
  activity: { code: '4744001', name: 'Comércio varejista de ferragens e ferramentas' },
  address: {
    postalCode: '01310100',
    street: 'AVENIDA PAULISTA',
    number: '1000',
    complement: '',
    district: 'BELA VISTA',
    city: 'SAO PAULO',
    state: 'SP',
  },
};

let service: StubService;
let register: CompanyRegister;
beforeAll(async () => {
  service = await stubService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  network.timeout = LONG;
  register = companyRegister(`${service.url}/cnpj/v1/{cnpj}`, network);
});

test('without a service nobody is asked', async () => {
  expect(await companyRegister(undefined)(CNPJ)).toBeUndefined();
});

test.each(['52998224725', '12ABC34501DE36', ''])(
  'nobody is asked of what is no company: %j',
  async (document) => {
    expect(await register(document)).toBe('unknown');
    expect(service.asked).toEqual([]);
  },
);

describe('is understood', () => {
  test('in the shape of BrasilAPI, without the people behind the company', async () => {
    service.answer = json(brasilApi);
    expect(await register(CNPJ)).toEqual(company);
    expect(service.asked).toEqual([`/cnpj/v1/${CNPJ}`]);
  });

  test('in the shape of ReceitaWS', async () => {
    service.answer = json({
      status: 'OK',
      cnpj: '12.ABC.345/01DE-35',
      nome: 'NOVA ERA  REFORMAS LTDA ',
      fantasia: 'NOVA ERA',
      situacao: 'ATIVA',
      abertura: '11/03/2019',
      atividade_principal: [{ code: '47.44-0-01', text: 'Comércio varejista de ferragens e ferramentas' }],
      cep: '01.310-100',
      logradouro: 'AVENIDA PAULISTA',
      numero: '1000',
      complemento: '',
      bairro: 'BELA VISTA',
      municipio: 'SAO PAULO',
      uf: 'sp',
      email: 'socio@exemplo.com.br',
      telefone: '(11) 3234-5678',
      qsa: [{ nome: 'PAULO REIS', qual: '49-Sócio-Administrador' }],
    });
    expect(await register(CNPJ)).toEqual(company);
  });

  test('with what it leaves out, and one that is closed', async () => {
    service.answer = json({ cnpj: CNPJ, nome: 'X', situacao: 'BAIXADA' });
    expect(await register(CNPJ)).toMatchObject({
      name: 'X',
      active: false,
      tradeName: '',
      status: 'BAIXADA',
      openedOn: '',
      activity: { code: '', name: '' },
      address: { postalCode: '' },
    });
  });
});

test.each([
  ['BrasilAPI', json({ name: 'NotFoundError', message: 'CNPJ não encontrado.' }, 404)],
  ['ReceitaWS', json({ status: 'ERROR', message: 'CNPJ inválido' })],
])('%s says that there is no such company', async (_, answer) => {
  service.answer = answer;
  expect(await register(CNPJ)).toBe('unknown');
});

describe('nobody can say', () => {
  test.each(Object.entries(unwell))('on %s', async (name, answer) => {
    service.answer = answer;
    if (isEndless(name)) network.timeout = SHORT;
    expect(await register(CNPJ)).toBeUndefined();
    expect(service.asked).toHaveLength(1);
    // Failures are not cached: the next call asks the service again.
    network.timeout = LONG;
    service.answer = json(brasilApi);
    expect(await register(CNPJ)).toEqual(company);
  });

  test.each([
    ['another company', { ...brasilApi, cnpj: '11222333000181' }],
    ['no name', { ...brasilApi, razao_social: ' ' }],
    ['too many questions', { status: 'ERROR', message: 'Too many requests, please try again later.' }],
  ])('when it speaks of %s', async (_, body) => {
    service.answer = json(body);
    expect(await register(CNPJ)).toBeUndefined();
  });
});

test('a response is cached, and concurrent equal requests are sent once', async () => {
  service.answer = json(brasilApi);
  await Promise.all([register(CNPJ), register(CNPJ)]);
  await register(CNPJ);
  expect(service.asked).toHaveLength(1);
});

test.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1'])(
  'a name that leads inward, to %s, is not followed',
  async (address) => {
    const requests: string[] = [];
    const world: OutsideNetwork = {
      ...outside,
      resolve: async () => [address],
      get: async ({ address: to }) => {
        requests.push(to);
        throw new Error('no network here');
      },
    };
    expect(await companyRegister('https://receita.exemplo/{cnpj}', world)(CNPJ)).toBeUndefined();
    expect(requests).toEqual([]);
  },
);
