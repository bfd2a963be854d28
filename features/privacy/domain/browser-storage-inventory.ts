/**
 * Inventory of everything that the shop stores in a browser, with the preference that permits it: spec 4, "cookie preference
 * flags decide which slices are kept". New storage needs a row here; a test searches the screens' code for it.
 */
import type { ConsentFlag } from '#kernel/consent.ts';

export interface StorageSlice {
  /** Prefix of the key. */
  readonly name: string;
  readonly where: 'cookie' | 'local' | 'visit' | 'cache';
  readonly flag: ConsentFlag;
  /** Shown to visitors. */
  readonly purpose: string;
  readonly lifetime: string;
  /** For keys with a variable middle: the text that follows it. */
  readonly part?: string;
  /** Data that was also sent to the shop: without the preference it is stored for the visit only. */
  readonly sentToShop?: true;
}

const UNTIL_CLEARED = 'até você apagar';
const THIS_VISIT = 'até fechar o navegador';

export const BROWSER_STORAGE_INVENTORY: readonly StorageSlice[] = [
  {
    name: 'vitrine_session',
    where: 'cookie',
    flag: 'necessary',
    purpose: 'Mantém você na sua conta depois de entrar',
    lifetime: 'até sair ou vencer',
  },
  {
    name: 'vitrine_applicant',
    where: 'cookie',
    flag: 'necessary',
    purpose: 'Deixa você enviar documentos do cadastro antes de a loja o aprovar',
    lifetime: '1 hora',
  },
  {
    name: 'vitrine_staff',
    where: 'cookie',
    flag: 'necessary',
    purpose: 'Mantém quem trabalha na loja no painel',
    lifetime: '12 horas',
  },
  {
    name: 'vitrine-panel-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda as colunas e visões que quem trabalha na loja escolheu no painel',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-panel-',
    where: 'visit',
    flag: 'necessary',
    purpose: 'Guarda o pedido que quem trabalha na loja está fazendo para um cliente',
    lifetime: THIS_VISIT,
  },
  {
    name: 'vitrine_device',
    where: 'cookie',
    flag: 'necessary',
    purpose: 'Reconhece este aparelho ao entrar, para proteger a sua conta de quem tenta adivinhar a senha',
    lifetime: '1 ano',
  },
  {
    name: 'consent',
    where: 'cookie',
    flag: 'necessary',
    purpose: 'Lembra a sua escolha sobre cookies',
    lifetime: '6 meses',
  },
  {
    name: 'vitrine-consent',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda a mesma escolha, caso o cookie se perca',
    lifetime: '6 meses',
  },
  {
    name: 'vitrine-cart-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda o carrinho de quem ainda não entrou',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-client-',
    part: 'cart-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda mudanças do carrinho que ainda não chegaram à loja',
    lifetime: 'até chegarem, ou você sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'chat-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda mensagens que ainda não chegaram à loja',
    lifetime: 'até chegarem, ou você sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'address-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda um endereço que você começou a preencher',
    lifetime: '1 dia, ou até sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'offered-',
    where: 'local',
    flag: 'personalization',
    purpose: 'Evita oferecer de novo o que você já viu com um produto',
    lifetime: '12 horas',
  },
  {
    name: 'vitrine-client-',
    part: 'payment-',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra a forma de pagamento pela qual você vê os preços',
    lifetime: 'até você apagar, ou sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'unsaved-method-',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Guarda a forma de pagamento escolhida que ainda não chegou à loja',
    lifetime: 'até chegar, ou você sair da conta',
  },
  {
    name: 'vitrine-place',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra onde você quer receber',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-cep',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra o CEP que você consultou',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-supplier',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra a loja que você escolheu',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-segment-',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra o segmento que você escolheu',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-subscription-types-',
    where: 'local',
    flag: 'session',
    sentToShop: true,
    purpose: 'Lembra entre quais assinaturas você escolheu',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'utm_source',
    where: 'cookie',
    flag: 'performance',
    purpose: 'Diz de que campanha veio a sua visita',
    lifetime: '7 dias',
  },
  {
    name: 'utm_campaign',
    where: 'cookie',
    flag: 'performance',
    purpose: 'Diz de que campanha veio a sua visita',
    lifetime: '7 dias',
  },
  {
    name: 'utm_all',
    where: 'cookie',
    flag: 'performance',
    purpose: 'Diz de que campanha veio a sua visita',
    lifetime: '7 dias',
  },
  {
    name: 'ga4-',
    where: 'cookie',
    flag: 'performance',
    purpose:
      'Nas lojas que usam o Google Analytics, distingue o seu navegador e a sua visita, sem dizer quem você é',
    lifetime: '6 meses',
  },
  {
    name: 'vitrine-seen-',
    where: 'local',
    flag: 'personalization',
    purpose: 'Mostra os produtos que você viu por último',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-searches-',
    where: 'local',
    flag: 'personalization',
    purpose: 'Mostra o que você buscou por último',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-hidden-',
    where: 'local',
    flag: 'personalization',
    purpose: 'Lembra as sugestões que você não quer ver',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-list-view',
    where: 'local',
    flag: 'personalization',
    purpose: 'Lembra se você prefere ver fotos, linhas ou tabela',
    lifetime: UNTIL_CLEARED,
  },
  {
    name: 'vitrine-files:',
    where: 'cache',
    flag: 'necessary',
    purpose: 'Guarda os programas da loja, para ela abrir também sem conexão',
    lifetime: 'até a próxima versão da loja',
  },
  {
    name: 'vitrine-parts:',
    where: 'cache',
    flag: 'necessary',
    purpose: 'Guarda os programas da loja, para ela abrir também sem conexão',
    lifetime: 'até a próxima versão da loja',
  },
  {
    name: 'vitrine-shell:',
    where: 'cache',
    flag: 'necessary',
    purpose: 'Guarda a página que aparece quando não há conexão',
    lifetime: 'até a próxima versão da loja',
  },
  {
    name: 'vitrine-worker:',
    where: 'cache',
    flag: 'necessary',
    purpose: 'Lembra se você permitiu guardar o que viu, e se está na sua conta',
    lifetime: '7 dias, ou até sair da conta',
  },
  {
    name: 'vitrine-pages:',
    where: 'cache',
    flag: 'session',
    purpose: 'Guarda as últimas páginas, produtos e fotos que você viu, para ver sem conexão',
    lifetime: '7 dias',
  },
  {
    name: 'vitrine-answers:',
    where: 'cache',
    flag: 'session',
    purpose: 'Guarda as últimas páginas, produtos e fotos que você viu, para ver sem conexão',
    lifetime: '7 dias',
  },
  {
    name: 'vitrine-pictures:',
    where: 'cache',
    flag: 'session',
    purpose: 'Guarda as últimas páginas, produtos e fotos que você viu, para ver sem conexão',
    lifetime: '30 dias',
  },
  {
    name: 'vitrine-person:',
    where: 'cache',
    flag: 'session',
    purpose: 'Guarda o seu carrinho, as suas listas e os seus pedidos, para ver sem conexão',
    lifetime: '7 dias, ou até sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'push-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Lembra que você pediu avisos dos pedidos neste aparelho',
    lifetime: 'até desligar, ou sair da conta',
  },
  {
    name: 'vitrine-client-',
    part: 'lists-',
    where: 'local',
    flag: 'necessary',
    purpose: 'Guarda o que você mudou em listas e ainda não chegou à loja',
    lifetime: 'até chegar, ou você sair da conta',
  },
  {
    name: 'vitrine-visit-id',
    where: 'visit',
    flag: 'performance',
    purpose: 'Conta as etapas da sua visita, sem dizer quem você é',
    lifetime: THIS_VISIT,
  },
  {
    name: 'vitrine-',
    where: 'visit',
    flag: 'necessary',
    purpose:
      'Leva o que você está fazendo de uma página à outra: o pedido em preenchimento, o cupom de um link, como receber',
    lifetime: THIS_VISIT,
  },
];

/** Whether the stored key belongs to this slice. */
export const isOf = ({ name, part = '' }: StorageSlice, stored: string): boolean =>
  stored.startsWith(name) && (part === '' || stored.slice(name.length).includes(`-${part}`));

/** The slice of a stored key; undefined for keys of others. */
export const sliceOf = (where: StorageSlice['where'], stored: string): StorageSlice | undefined =>
  BROWSER_STORAGE_INVENTORY.find((slice) => slice.where === where && isOf(slice, stored));
