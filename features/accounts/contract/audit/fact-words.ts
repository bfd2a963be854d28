/** The audit's facts in words: what each is called, and its value with its unit. Facts are stored as the domain or the wire has them. */
import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity, thousandths } from '#kernel/quantity.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';

/** Unit of a number: centavos, reais, thousandths, grams, basis points of a percent, whole percent. */
type Unit = 'centavos' | 'reais' | 'thousandths' | 'grams' | 'basis-points' | 'percent';

type Fact = string | readonly [name: string, unit: Unit];

const FACTS: Readonly<Record<string, Fact>> = {
  action: 'ação',
  active: 'ativo',
  additions: 'adicionais',
  addressText: 'endereço',
  addressId: 'endereço (código)',
  adultMark: 'só para maiores',
  adultsOnly: 'só para maiores',
  alt: 'texto da imagem',
  amount: ['valor', 'centavos'],
  answerTime: 'tempo de resposta',
  aplicacao_automatica: 'aplicado sozinho',
  archived: 'arquivado',
  requested: 'pede documentos',
  ativa: 'ativa',
  ativo: 'ativo',
  attendant: 'atendente',
  atualizadaEm: 'atualizada em',
  audience: 'público',
  autoplay_segundos: 'segundos por imagem',
  blocks: 'blocos',
  bounds: 'limites',
  brand: 'marca',
  capacity: 'capacidade',
  captured: ['capturado', 'centavos'],
  carousels: 'carrosséis',
  categoryId: 'categoria (código)',
  chamada: 'chamada',
  channels: 'canais de venda',
  clienteExclusivo: 'cliente exclusivo',
  clientes: 'clientes',
  clientId: 'cliente (código)',
  clients: 'clientes',
  closing: 'encerramento',
  cnpj: 'CNPJ ou CPF',
  codigocupom: 'código',
  concedido: ['já concedido', 'reais'],
  colunas: 'colunas',
  condicao: 'condição',
  abrangencia: 'abrangência',
  conteudo: 'conteúdo',
  cost: ['custo', 'centavos'],
  count: 'quantos',
  cutOff: 'horário-limite',
  date: 'data',
  days: 'dias',
  deliveryType: 'forma de entrega',
  deliveryTypes: 'formas de entrega',
  descricao: 'descrição',
  description: 'descrição',
  destination: 'produtos levados a',
  destinatarios: 'destinatários (códigos)',
  diaMes: 'dia do mês',
  diaSemana: 'dia da semana (0 é domingo)',
  discount: ['desconto', 'centavos'],
  discountLimit: ['limite de desconto', 'percent'],
  document: 'documento',
  documents: 'documentos',
  dueOn: 'vencimento',
  ean: 'código de barras',
  effect: 'efeito',
  email: 'e-mail',
  enabled: 'ligado',
  endsAt: 'fim',
  erpCode: 'código no ERP',
  esgotada: 'esgotada',
  etiquetas: 'etiquetas',
  exchanged: 'trocado por outro igual',
  expiresAt: 'vale até',
  exported: 'exportado',
  fee: ['taxa', 'centavos'],
  file: 'arquivo',
  filtro: 'filtro',
  fim: 'fim',
  formato: 'formato',
  formasPagamento: 'formas de pagamento',
  frequencia: 'frequência',
  freeFrom: ['grátis a partir de', 'centavos'],
  from: 'a partir de',
  giftWrapPrice: ['embalagem para presente', 'centavos'],
  groupings: 'agrupamentos',
  groups: 'grupos',
  grupos: 'grupos',
  habilitar_visualizacao_desconto: 'mostra o desconto',
  hasNote: 'com observação',
  hasSecret: 'com chave secreta',
  height: 'altura',
  hiddenOn: 'oculta em',
  host: 'domínio',
  hora: 'hora',
  hours: 'horários',
  imagens: 'imagens',
  icon: 'ícone da aba (código)',
  increments: 'passos',
  inicio: 'início',
  interval: 'intervalo',
  invitedAs: 'convidado como',
  introduction: 'introdução',
  invoiceKey: 'chave da NF-e',
  issuerDocument: 'CNPJ do emitente',
  key: 'chave',
  kind: 'tipo',
  label: 'rótulo',
  latitude: 'latitude',
  leadHours: 'prazo em horas',
  legalName: 'razão social',
  limit: ['limite', 'centavos'],
  limite: 'limite',
  limitePorCliente: 'limite por cliente',
  lines: 'linhas',
  refusedLines: 'linhas recusadas',
  unchanged: 'sem mudança',
  updated: 'alterados',
  inserted: 'novos',
  listado: 'listado',
  longitude: 'longitude',
  lowStock: ['estoque baixo a partir de', 'thousandths'],
  mail: 'e-mail',
  mails: 'e-mails',
  maxporpedido: 'máximo por pedido',
  maximum: ['máximo', 'thousandths'],
  measurementId: 'código de medição',
  members: 'clientes no grupo',
  membersStay: 'clientes continuam no grupo',
  menu: 'no menu',
  message: 'mensagem',
  minimum: ['mínimo', 'thousandths'],
  minimumOrder: ['pedido mínimo', 'centavos'],
  month: 'mês',
  multiple: 'só em múltiplos',
  nao_usar_com_politica: 'não soma com políticas',
  name: 'nome',
  nome: 'nome',
  noteId: 'nota (código)',
  offered: 'oferecido',
  opening: 'abertura',
  orcamento: ['orçamento', 'reais'],
  ordem: 'ordem',
  order: 'pedido',
  orderNumber: 'pedido',
  outcome: 'resultado',
  owner: 'dono',
  padrao: 'padrão dos códigos',
  pages: 'páginas',
  partes: 'partes',
  parentId: 'matriz (código)',
  payableBy: 'formas de pagamento',
  paginas: 'páginas',
  path: 'endereço',
  paidAt: 'pago em',
  percentage: ['percentual', 'percent'],
  periodo: 'período',
  percentual: ['percentual', 'percent'],
  percentualDesconto: ['desconto', 'percent'],
  permissions: 'permissões',
  picture: 'foto (código)',
  pictures: 'fotos',
  pix: 'Pix',
  position: 'ordem',
  price: ['preço', 'centavos'],
  prices: 'preços',
  priceVariance: ['acréscimo ou desconto', 'basis-points'],
  primeiraCompra: 'só na primeira compra',
  principalSku: 'produto principal',
  prioridade: 'prioridade',
  priority: 'prioridade',
  productId: 'produto (código)',
  products: 'produtos',
  produtos: 'produtos',
  produtosComDesconto: 'produtos com desconto',
  provider: 'provedor',
  publicacoes: 'publicações',
  publicado: 'publicado',
  publicKey: 'chave pública',
  publico: 'público',
  quantidade: 'quantidade',
  quantity: ['quantidade', 'thousandths'],
  rascunho: 'rascunho',
  reason: 'motivo',
  recompensa: 'recompensa',
  representative: 'representante',
  restock: 'voltou ao estoque',
  restocked: 'voltou ao estoque',
  returnNumber: 'devolução',
  returns: 'devoluções',
  rodape: 'no rodapé',
  role: 'função',
  rotulo: 'rótulo',
  rule: 'regra',
  salva_em: 'salva em',
  sayings: 'expressões',
  scope: 'abrangência',
  seoDescription: 'descrição para buscadores',
  seoTitle: 'título para buscadores',
  since: 'desde',
  situacao: 'situação',
  shipmentNumber: 'envio',
  site: 'site padrão',
  sentence: 'o que a loja diz',
  sku: 'código (SKU)',
  slug: 'endereço',
  stackable: 'soma com outras',
  standing: 'situação',
  startsAt: 'início',
  status: 'situação',
  step: ['passo', 'thousandths'],
  stock: ['estoque', 'thousandths'],
  stores: 'lojas',
  supplierId: 'loja (código)',
  subject: 'assunto',
  tableId: 'tabela (código)',
  tags: 'etiquetas',
  target: ['meta', 'centavos'],
  text: 'texto',
  tiers: 'faixas',
  timeZone: 'fuso horário',
  tipo: 'tipo',
  tipo_conteudo: 'tipo',
  tipodesconto: 'tipo de desconto',
  tiposEntrega: 'formas de entrega',
  title: 'título',
  titulo: 'título',
  to: 'até',
  total: ['total', 'centavos'],
  totalProdutos: 'total de produtos',
  tracking: 'rastreio',
  unit: 'unidade',
  unsent: 'não enviado',
  usos: 'usos',
  validity: 'validade',
  validoAte: 'válido até',
  validoDe: 'válido de',
  valorMinimo: ['compra mínima', 'reais'],
  vendidos: 'vendidos',
  weekday: 'dia da semana',
  weight: ['peso', 'grams'],
  wholesale: 'atacado',
  width: 'largura',
};

/** Facts that say something else about some things. */
const OF_KIND: Readonly<Record<string, Fact>> = {
  'referral.minimum': ['compra mínima', 'centavos'],
  'price.from': ['a partir de', 'thousandths'],
  'price.to': ['até', 'thousandths'],
  'sectors.sectors': 'setores',
  'search-redirect.term': 'termo',
  'search-redirect.destination': 'leva a',
};

/** Row ids and versions say nothing to a person. */
const TECHNICAL = /^(id|version|versao|id[a-z]+)$/;

const VALUES: Readonly<Record<string, string>> = {
  approved: 'aprovado',
  refused: 'recusado',
  waiting: 'à espera',
  open: 'em aberto',
  paid: 'pago',
  pending: 'pendente',
  cancelled: 'cancelado',
  refunded: 'devolvido',
  expired: 'vencido',
  starting: 'iniciando',
  received: 'recebido',
  sent: 'enviado',
  picking: 'em separação',
  packed: 'separado',
  'awaiting-payment': 'aguardando pagamento',
  'out-for-delivery': 'em entrega',
  'ready-for-pickup': 'pronto para retirada',
  delivered: 'entregue',
  'quote-requested': 'orçamento pedido',
  'quote-priced': 'orçamento precificado',
  delivery: 'entrega',
  pickup: 'retirada',
  desktop: 'computadores',
  mobile: 'celulares',
  card: 'cartão',
  'cash-on-delivery': 'dinheiro na entrega',
  'card-on-delivery': 'cartão na entrega',
  'on-account': 'faturado',
  found: 'encontrada',
  unknown: 'desconhecida',
  'no-answer': 'sem resposta',
  articles: 'contrato social',
  'state-registration': 'inscrição estadual',
  licence: 'alvará',
  identity: 'documento com foto',
  other: 'outro documento',
  administrator: 'administração',
  support: 'suporte',
  owner: 'dono da loja',
  WEB: 'na loja',
  MANUAL: 'com um atendente',
};

const factOf = (kind: string, fact: string): Fact | undefined => OF_KIND[`${kind}.${fact}`] ?? FACTS[fact];

export const isTechnicalFact = (fact: string): boolean => TECHNICAL.test(fact);

/** 'lowStock' → 'estoque baixo a partir de'; undefined for a fact that has no words. `kind`: the first word of the action. */
export function factName(kind: string, fact: string): string | undefined {
  const found = factOf(kind, fact);
  return typeof found === 'string' ? found : found?.[0];
}

/** The value as a person reads it: numbers with their unit, moments in the shop's zone, lists and parts of a whole in one line. */
export function factValue(kind: string, fact: string, value: unknown, zone: TimeZone): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return numberInWords(factOf(kind, fact), value);
  if (typeof value === 'string') return textInWords(value, zone);
  if (Array.isArray(value))
    return value.length === 0
      ? '(nenhum)'
      : value.map((each) => factValue(kind, fact, each, zone)).join('; ');
  return Object.entries(value)
    .filter(([name]) => !isTechnicalFact(name))
    .map(([name, part]) => `${factName(kind, name) ?? name} ${factValue(kind, name, part, zone)}`)
    .join(', ');
}

function numberInWords(fact: Fact | undefined, value: number): string {
  // Without dots: an order's number is no amount.
  const plain = value.toLocaleString('pt-BR', { maximumFractionDigits: 6, useGrouping: false });
  if (fact === undefined || typeof fact === 'string') return plain;
  switch (fact[1]) {
    case 'centavos':
      return formatMoney(centavos(value));
    case 'reais':
      return formatMoney(centavos(Math.round(value * 100)));
    case 'thousandths':
      return formatQuantity(thousandths(value));
    case 'grams':
      return `${plain} g`;
    case 'basis-points':
      return `${(value / 100).toLocaleString('pt-BR')}%`;
    case 'percent':
      return `${plain}%`;
  }
}

function textInWords(text: string, zone: TimeZone): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day !== null) return `${day[3]}/${day[2]}/${day[1]}`;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text))
    return formatDateTime(Date.parse(text), zone);
  return VALUES[text] ?? text;
}
