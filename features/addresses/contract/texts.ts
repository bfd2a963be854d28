import type { RefusalTexts } from '#platform/contract/problem.ts';

export type AddressRefusal =
  | 'invalid-address'
  | 'too-many-addresses'
  | 'single-address'
  | 'unknown-postal-code';

export const addressTexts: RefusalTexts<AddressRefusal> = {
  'invalid-address': { status: 400, message: 'Confira os campos do endereço.' },
  'too-many-addresses': {
    status: 409,
    message: 'Você já tem muitos endereços. Exclua um deles para cadastrar outro.',
  },
  'single-address': {
    status: 409,
    message: 'Esta loja entrega em um só endereço. Para receber em outro, edite o que já existe.',
  },
  'unknown-postal-code': { status: 404, message: 'Não encontramos este CEP.' },
};
