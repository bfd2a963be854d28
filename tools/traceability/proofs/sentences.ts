/** Sentences of spec 2, 4, 5, 6, 8 and 9, but those of accounts: shoppers read them, so each needs a browser. */
import { proof } from './proof.ts';

const ENTRIES = 'e2e/days/conta/outras-entradas.spec.ts';
const DELIVERY = 'e2e/days/entrega/entrega.spec.ts';
const SUPPLIERS = 'e2e/days/entrega/fornecedores.spec.ts';
const AGAIN = 'an order is bought again: what changed is shown first, then the cart is filled';

export const SENTENCES = [
  proof(
    'e2e/days/falhas/falhas-ao-carregar.spec.ts',
    'a cart or checkout that fails says why, stays with all that was typed, and leads to the order',
    'O carrinho está vazio. Experimente adicionar alguns produtos',
    'Erro ao submeter seu pedido. ',
    'Não foi possivel salvar o carrinho',
    'Não foi possível verificar seu cupom',
  ),
  proof(
    'e2e/days/compra/pedido-uma-vez.spec.ts',
    'is reported, with a link to the first',
    'Um pedido idêntico foi feito há poucos segundos.',
  ),
  proof(
    'e2e/days/carrinho/entrar-com-carrinho.spec.ts',
    'a cart of which nothing is left says so, and what went',
    'Não foi possível carregar nenhum produto para o carrinho.',
  ),
  proof(
    'e2e/days/carrinho/compra-rapida.spec.ts',
    AGAIN,
    'Os produtos do pedido foram carregados no seu carrinho',
    'Não foi possível carregar os produtos do pedido',
  ),
  proof(
    DELIVERY,
    'a visitor learns in the cart, by CEP, that it takes more, and then the fee',
    'O fornecedor não atende no endereço informado',
  ),
  proof(
    DELIVERY,
    'the cart warns with the server’s words and what is recorded of it',
    'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
    'Falha ao consultar agendamentos',
  ),
  proof(ENTRIES, 'logs its client in, and its key is nowhere to be seen', 'Erro ao obter cliente!'),
  proof(
    'e2e/days/catalogo/paginas-da-loja.spec.ts',
    'says so with its note, and is not found',
    'Não foi possível exibir está página!',
  ),
  proof(
    SUPPLIERS,
    'a failure has its own sentence',
    'Falha ao consultar área de atendimento do fornecedor',
    'Não foi possivel encontrar fornecedores para este endereço',
    'Falha ao consultar outros fornecedores',
  ),
  proof(
    SUPPLIERS,
    'on a host of its own is just not served',
    'Infelizmente ainda não atendemos este endereço',
  ),
  proof(
    SUPPLIERS,
    'warns, and says where the shop does deliver',
    'Infelizmente ainda não atendemos o seu endereço',
  ),
  proof(
    'e2e/days/catalogo/pagina-de-produto.spec.ts',
    'a hidden price stands nowhere, and the button says how to see it',
    'Faça login para comprar',
  ),
  proof(
    'e2e/days/empresa/usuarios-vinculados.spec.ts',
    'a company’s main user invites somebody, who buys, and is out when they are removed',
    'Pedido emitido por',
  ),
  proof(
    'features/delivery/server/areas/delivery-area.routes.test.ts',
    'the delivery area has its corners, its ranges and the stores',
    'Loja do Fornecedor',
  ),
  proof(
    'e2e/days/entrega/enderecos-e-lojas.spec.ts',
    'a shop is found by slug, by UUID and under the legacy prefix, and shown by its slug',
    'Confira nossas ofertas!',
  ),
  proof(
    'e2e/days/compra/compra-no-atacado.spec.ts',
    'an approved company buys at the wholesale price and its order begins as a quote',
    'Em análise',
  ),
  proof(
    'e2e/days/medicao/eventos-da-loja.spec.ts',
    'a purchase is reported step by step, in order, and the order once',
    'Search Results',
  ),
];
