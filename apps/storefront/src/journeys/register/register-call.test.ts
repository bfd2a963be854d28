import { expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { sendRegistration } from './register-call.ts';

const SHOP = '019a0000-0000-7000-8000-000000000001';
const CLIENT = '019a0000-0000-7000-8000-000000000002';
const typed = {
  draft: { document: '', name: '', companyName: '', stateRegistration: '', email: '', phone: '' },
  password: 'x',
  answers: [],
};
const apiWith = (answer: object): Api => ({ call: async () => answer as never });
const sent = {
  ok: true,
  idcliente: CLIENT,
  email: 'a@exemplo.com.br',
  cadastro_aprovado: true,
  message: 'Enviamos',
  message_after_create: null,
};

test.each([undefined, null, '', EMPTY_UUID])(
  'a created user without idcliente (%j) gives an error',
  async (idcliente) => {
    await expect(sendRegistration(apiWith({ ...sent, idcliente }), SHOP, typed)).rejects.toThrow(
      'Erro ao tentar cadastrar usuário',
    );
  },
);

test('with approval pending the answer says so', async () => {
  const waits = 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.';
  const sentResult = await sendRegistration(apiWith({ ...sent, message_after_create: waits }), SHOP, typed);
  expect(sentResult).toEqual({ ok: true, value: { email: sent.email, message: 'Enviamos', waits } });
});

test('what the server found wrong is reported part by part', async () => {
  const facts = { campos: { cpf: 'Confira.' }, endereco: { cep: 'Oito.' }, caracteristicas: ['Ramo'] };
  const api: Api = {
    call: async () => {
      throw new ApiRefusal(422, { code: 'invalid-registration', facts });
    },
  };
  expect(await sendRegistration(api, SHOP, typed)).toEqual({
    ok: false,
    refusal: { fields: { document: 'Confira.' }, address: { postalCode: 'Oito.' }, unanswered: ['Ramo'] },
  });
});

test('any other refusal is thrown', async () => {
  const api: Api = {
    call: async () => {
      throw new ApiRefusal(503, { code: 'overloaded', facts: {} });
    },
  };
  await expect(sendRegistration(api, SHOP, typed)).rejects.toThrow(ApiRefusal);
});
