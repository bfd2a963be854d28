/** What the demo's clients and shops have written to each other. */

export interface DemoMessage {
  /** Staff write by their login. */
  readonly by: string;
  readonly minutesAgo: number;
  readonly text?: string;
  /** A picture of `apps/server/demo/pictures/scenes`. */
  readonly photo?: string;
  /** A PDF of this title. */
  readonly document?: string;
}

export interface DemoConversation {
  readonly supplier: string;
  /** Login. */
  readonly client: string;
  /** The client's own number of the order that it is about; absent: about the shop. */
  readonly about?: string;
  /** Oldest first. */
  readonly messages: readonly DemoMessage[];
  /** Closed by this member of staff after the last message. */
  readonly closedBy?: string;
  /** The client has read what the shop wrote last. */
  readonly isRead?: boolean;
}

const MERCADO = 'mercado-central';
const ATLAS = 'ferragens-atlas';
const DORA = 'ops@mercado-central.exemplo.com.br';
const BRUNO = 'atendimento@mercado-central.exemplo.com.br';
const OTAVIO = 'ops@ferragens-atlas.exemplo.com.br';
const CLIENT = 'client';
const HOUR = 60;
const DAY = 24 * HOUR;

const said = (by: string, minutesAgo: number, text: string): DemoMessage => ({ by, minutesAgo, text });

/** A long exchange of one afternoon: every other line is the shop's. */
const alternating = (since: number, lines: readonly string[]): DemoMessage[] =>
  lines.map((text, index) => said(index % 2 === 0 ? CLIENT : BRUNO, since - index * 2, text));

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    supplier: MERCADO,
    client: 'ana@exemplo.com.br',
    about: 'COMPRA-DO-MES',
    closedBy: DORA,
    isRead: true,
    messages: [
      said(CLIENT, 20 * DAY, 'Oi! O pedido chegou, mas o abacaxi veio bem verde.'),
      { by: CLIENT, minutesAgo: 20 * DAY - 1, photo: 'abacaxi' },
      said(
        DORA,
        20 * DAY - 9,
        'Olá, Ana! Obrigada pela foto. Podemos trocar amanhã cedo ou devolver o valor.',
      ),
      said(CLIENT, 20 * DAY - 12, 'Pode devolver, por favor.'),
      said(DORA, 20 * DAY - 14, 'Feito: o valor volta para a mesma forma de pagamento em até 5 dias úteis.'),
      said(CLIENT, 20 * DAY - 15, 'Perfeito, muito obrigada!'),
    ],
  },
  {
    supplier: MERCADO,
    client: 'ana@exemplo.com.br',
    messages: [
      said(CLIENT, 3 * HOUR, 'Vocês entregam no feriado?'),
      said(DORA, 3 * HOUR - 4, 'Entregamos, sim, das 8h às 14h. As janelas aparecem no fim da compra.'),
      said(CLIENT, 7, 'Boa! E a água com gás de 1,5 litro volta quando?'),
      said(CLIENT, 6, 'É para sábado :)'),
    ],
  },
  {
    supplier: MERCADO,
    client: 'joaquim@exemplo.com.br',
    messages: [
      said(
        CLIENT,
        48,
        'Boa tarde. Sou síndico de um condomínio na Vila Madalena e queremos fazer uma compra mensal de material de limpeza e de água para a portaria, sempre na primeira segunda-feira do mês, com nota fiscal em nome do condomínio e boleto para 14 dias.\n\nA lista de hoje:\n- 12 detergentes neutros\n- 6 águas sanitárias de 5 litros\n- 10 fardos de papel toalha\n- 20 galões de água de 20 litros\n\nÉ possível entregar pela garagem, entre 7h e 8h? O endereço é fácil: https://mapas.exemplo.com.br/rua-harmonia-320?portao=garagem&referencia=ao-lado-da-padaria-do-senhor-antonio',
      ),
    ],
  },
  {
    supplier: MERCADO,
    client: 'beatriz@exemplo.com.br',
    messages: [
      said(CLIENT, 3, 'Oi, chegou agora e um tomate veio amassado, olha:'),
      { by: CLIENT, minutesAgo: 2, photo: 'tomate' },
    ],
  },
  {
    supplier: MERCADO,
    client: 'fernanda@exemplo.com.br',
    isRead: true,
    messages: [
      said(CLIENT, 5 * HOUR, 'Preciso da nota das compras de outubro para o reembolso da empresa.'),
      said(BRUNO, 5 * HOUR - 11, 'Claro, Fernanda. Segue o resumo; as notas estão na página de cada pedido.'),
      { by: BRUNO, minutesAgo: 5 * HOUR - 12, document: 'Compras de outubro' },
    ],
  },
  {
    supplier: MERCADO,
    client: 'ricardo@exemplo.com.br',
    closedBy: BRUNO,
    messages: [
      said(CLIENT, 2 * DAY, 'Qual é o horário de retirada na loja da Cantareira?'),
      said(BRUNO, 2 * DAY - 6, 'De segunda a sábado, das 8h às 20h. Leve um documento com foto.'),
      said(BRUNO, 2 * DAY - 7, 'Foi um prazer ajudar. Se precisar, é só escrever aqui.'),
    ],
  },
  {
    supplier: MERCADO,
    client: 'luiza@exemplo.com.br',
    isRead: true,
    messages: alternating(DAY + 3 * HOUR, [
      'Oi! Estou montando uma festa para 40 pessoas no dia 6.',
      'Que bom, Luiza! Vamos ajudar. Já tem uma ideia do cardápio?',
      'Mini sanduíches, frutas, queijos e bebidas.',
      'Boa escolha. São adultos e crianças?',
      '28 adultos e 12 crianças.',
      'Para os sanduíches sugerimos 4 por adulto e 3 por criança.',
      'Então uns 150?',
      'Isso: 148 na conta exata. 150 fecha bem.',
      'E pão de forma, quantos pacotes?',
      'Com 20 fatias por pacote, 15 pacotes, com uma pequena folga.',
      'Ótimo. Queijo prato e presunto?',
      '2 kg de cada um, fatiados na hora da separação.',
      'Vocês fatiam fininho?',
      'Sim, é só escrever na observação do item.',
      'Frutas: melancia, abacaxi, uva e morango.',
      'Uma melancia de 8 kg, 3 abacaxis, 2 kg de uva e 6 bandejas de morango.',
      'Vocês têm melancia já cortada?',
      'Temos em bandejas de 1 kg, mas para 40 pessoas a inteira sai pela metade do preço.',
      'Vou de inteira.',
      'Combinado.',
      'Bebidas: suco para as crianças, e refrigerante e água para todos.',
      'Sugerimos 8 litros de suco, 12 garrafas de 2 litros de refrigerante e 24 águas.',
      'Tem suco sem açúcar?',
      'Sim: uva integral e laranja integral, na página de Sucos.',
      'E gelo?',
      'Sacos de 5 kg. Quatro bastam para as caixas.',
      'A entrega pode ser no dia 6 às 9h?',
      'Pode: a janela das 8h às 10h está aberta.',
      'O prédio só recebe até as 10h30.',
      'Anote na entrega; o motorista liga ao sair.',
      'E se faltar alguma coisa?',
      'Trocamos por um parecido só se você aprovar, ou devolvemos o valor.',
      'Prefiro que me liguem.',
      'Fica anotado no pedido.',
      'Vocês salvaram a festa, obrigada!',
      'Boa festa, Luiza! Estamos por aqui.',
    ]),
  },
  {
    supplier: ATLAS,
    client: 'compras@horizonte.exemplo.com.br',
    about: 'OC-2026-0117',
    messages: [
      said(CLIENT, 2 * DAY, 'Bom dia, o DANFE deste pedido veio sem o número da ordem de compra.'),
      said(OTAVIO, 2 * DAY - 25, 'Bom dia, Marta. Vamos emitir a carta de correção hoje.'),
      said(CLIENT, 95, 'Otávio, a carta saiu? O nosso fiscal está cobrando.'),
    ],
  },
  {
    supplier: ATLAS,
    client: 'compras@alvorada.exemplo.com.br',
    messages: [said(CLIENT, 26 * HOUR, 'Vocês têm disco de corte de 7 polegadas em caixa de 100?')],
  },
  {
    supplier: ATLAS,
    client: 'compras@cristal.exemplo.com.br',
    isRead: true,
    messages: [
      said(CLIENT, 4 * HOUR, 'Qual o prazo para ventosa dupla para vidro?'),
      said(OTAVIO, 4 * HOUR - 20, 'Temos 6 em estoque: sai hoje se o pedido entrar até as 15h.'),
    ],
  },
];
