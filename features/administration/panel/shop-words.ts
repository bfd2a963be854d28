import type { ShopState } from '#features/suppliers/domain/shop-state.ts';
import type { Tone } from '#platform/ui/badge.tsx';
import type { ChecklistItem } from '../domain/checklist.ts';

export const stateNames: Readonly<Record<ShopState, string>> = {
  draft: 'Em preparação',
  open: 'Aberta',
  suspended: 'Suspensa',
  archived: 'Arquivada',
};

export const stateTones: Readonly<Record<ShopState, Tone>> = {
  draft: 'info',
  open: 'success',
  suspended: 'warn',
  archived: 'neutral',
};

export const itemTexts: Readonly<Record<ChecklistItem, { readonly name: string; readonly missing: string }>> =
  {
    company: { name: 'Dados da empresa', missing: 'Informe razão social, CNPJ e endereço.' },
    contact: { name: 'Contato', missing: 'Informe um telefone ou um e-mail para os clientes.' },
    owner: { name: 'Dono da loja', missing: 'Convide quem será dono da loja.' },
    product: { name: 'Produto com preço', missing: 'Cadastre ou importe ao menos um produto com preço.' },
    payment: { name: 'Forma de pagamento', missing: 'Ative ao menos uma forma de pagamento.' },
    receiving: {
      name: 'Entrega ou retirada',
      missing: 'Cadastre uma área de entrega ou uma loja para retirada, conforme o que a loja oferece.',
    },
    terms: { name: 'Termos de uso', missing: 'Publique os termos de uso da loja.' },
  };
