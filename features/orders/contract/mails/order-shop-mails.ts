/** The mails of an order's steps that a shop may word. Receipts and what is said of money stay as they are written. */
import { greeted, type ShopMail, USUAL_SUBJECT } from '#features/accounts/contract/mails/shop-mail.ts';
import type { OrderStep } from '../../domain/order-step.ts';

interface Words {
  readonly key: string;
  readonly name: string;
  readonly when: string;
  readonly subject: string;
  /** The sentence after the greeting that the shop may replace. */
  readonly sentence?: string;
  readonly group?: ShopMail['group'];
  readonly state?: true;
  readonly mayBeOff?: true;
}

const mail = ({ subject, sentence, group, state, mayBeOff, ...words }: Words): ShopMail => ({
  ...words,
  group: group ?? 'Pedidos',
  standard: greeted(subject, sentence),
  variables: state ? ['name', 'order', 'state'] : ['name', 'order'],
  mayBeOff: mayBeOff ?? false,
});

export const orderShopMails: Readonly<Record<OrderStep, ShopMail>> = {
  received: mail({
    key: 'pedido-recebido',
    name: 'Pedido recebido',
    when: 'Assim que alguém compra. É o comprovante da compra, com itens e totais.',
    subject: 'Pedido {{pedido}} recebido',
  }),
  ready: mail({
    key: 'pedido-separado',
    name: 'Pedido separado',
    when: 'Quando o pedido está separado.',
    subject: 'Pedido {{pedido}} separado',
    mayBeOff: true,
  }),
  'on-its-way': mail({
    key: 'pedido-saiu',
    name: 'Pedido saiu para entrega',
    when: 'Quando o pedido sai para a entrega.',
    subject: 'Pedido {{pedido}} saiu para entrega',
    sentence: 'Seu pedido {{pedido}} está a caminho.',
    mayBeOff: true,
  }),
  tracked: mail({
    key: 'pedido-rastreio',
    name: 'Rastreio da entrega',
    when: 'Quando a loja informa a transportadora de um pedido que já saiu.',
    subject: 'Pedido {{pedido}}: acompanhe a entrega',
    sentence: 'A loja informou como acompanhar a entrega do seu pedido {{pedido}}.',
    mayBeOff: true,
  }),
  'shipment-sent': mail({
    key: 'pedido-envio',
    name: 'Envio de uma parte',
    when: 'Quando sai um envio de um pedido que vai em partes. Diz os produtos e o rastreio.',
    subject: USUAL_SUBJECT,
    mayBeOff: true,
  }),
  'shipment-delivered': mail({
    key: 'pedido-envio-entregue',
    name: 'Uma parte entregue',
    when: 'Quando chega um envio, e outros ainda vêm.',
    subject: 'Pedido {{pedido}}: uma parte foi entregue',
    sentence: 'Uma parte do seu pedido {{pedido}} foi entregue.',
    mayBeOff: true,
  }),
  'ready-for-pickup': mail({
    key: 'pedido-para-retirar',
    name: 'Pedido pronto para retirada',
    when: 'Quando o pedido pode ser retirado.',
    subject: 'Pedido {{pedido}} pronto para retirada',
    sentence: 'Seu pedido {{pedido}} espera por você.',
  }),
  delivered: mail({
    key: 'pedido-entregue',
    name: 'Pedido entregue ou retirado',
    when: 'Quando o pedido chega. Convida a avaliar.',
    subject: 'Pedido {{pedido}} {{situacao}}',
    sentence: 'Seu pedido {{pedido}} foi {{situacao}}. Conte para a loja como foi: avalie o pedido.',
    state: true,
    mayBeOff: true,
  }),
  cancelled: mail({
    key: 'pedido-cancelado',
    name: 'Pedido ou orçamento cancelado',
    when: 'Quando um pedido ou orçamento é cancelado. Diz o motivo e o que acontece com o dinheiro.',
    subject: USUAL_SUBJECT,
  }),
  returned: mail({
    key: 'pedido-devolucao',
    name: 'Devolução registrada',
    when: 'Quando a loja registra produtos que voltaram, ou que não vai enviar. Diz quais e o que acontece com o dinheiro.',
    subject: USUAL_SUBJECT,
  }),
  'edit-proposed': mail({
    key: 'pedido-alteracao',
    name: 'Alteração proposta',
    when: 'Quando a loja propõe mudar um pedido.',
    subject: 'Pedido {{pedido}}: a loja propõe uma alteração',
  }),
  asked: mail({
    key: 'orcamento-recebido',
    name: 'Orçamento recebido',
    when: 'Assim que alguém pede um orçamento.',
    subject: 'Orçamento {{pedido}} recebido',
  }),
  priced: mail({
    key: 'orcamento-com-precos',
    name: 'Orçamento com preços',
    when: 'Quando a loja responde a um orçamento.',
    subject: 'Orçamento {{pedido}}: os preços chegaram',
    sentence: 'Seu orçamento {{pedido}} tem preços.',
  }),
  'payment-due': mail({
    key: 'pagamento-pendente',
    group: 'Pagamentos',
    name: 'Aguardando pagamento',
    when: 'Quando um pedido espera pelo Pix, pelo boleto ou por outro pagamento.',
    subject: 'Pedido {{pedido}}: aguardando pagamento',
  }),
  'payment-changed': mail({
    key: 'pagamento-trocado',
    group: 'Pagamentos',
    name: 'Forma de pagamento trocada',
    when: 'Quando a forma de pagamento de um pedido muda.',
    subject: 'Pedido {{pedido}}: forma de pagamento trocada',
  }),
  paid: mail({
    key: 'pagamento-confirmado',
    group: 'Pagamentos',
    name: 'Pagamento confirmado',
    when: 'Quando o Pix, o boleto ou o cartão é pago.',
    subject: 'Pedido {{pedido}}: pagamento confirmado',
  }),
  'given-back': mail({
    key: 'pagamento-devolvido',
    group: 'Pagamentos',
    name: 'Dinheiro devolvido',
    when: 'A cada devolução de um pagamento, no todo ou em parte.',
    subject: USUAL_SUBJECT,
  }),
};
