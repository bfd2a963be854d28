import type { Settings } from './settings.ts';

const shops = [
  ['Mercado Central', '/mercado-central'],
  ['Empório da Vila', '/emporio-da-vila'],
  ['Ferragens Atlas', '/ferragens-atlas'],
] as const;

const accounts = [
  ['ana@exemplo.com.br', 'consumidora (CPF 529.982.247-25)'],
  ['compras@horizonte.exemplo.com.br', 'empresa aprovada na Ferragens Atlas (CNPJ 11.222.333/0001-81)'],
  ['joao@horizonte.exemplo.com.br', 'usuário vinculado à mesma empresa'],
  ['contato@novaera.exemplo.com.br', 'empresa à espera de aprovação (CNPJ 12.ABC.345/01DE-35)'],
  ['carlos@atlas.exemplo.com.br', 'representante da Ferragens Atlas'],
  ['ops@mercado-central.exemplo.com.br', 'operação do Mercado Central (painel)'],
  ['atendimento@mercado-central.exemplo.com.br', 'atendimento do Mercado Central (painel)'],
  ['ops@ferragens-atlas.exemplo.com.br', 'operação da Ferragens Atlas (painel)'],
  ['vendas@ferragens-atlas.exemplo.com.br', 'vendas da Ferragens Atlas, até 15% de desconto (painel)'],
  ['marina@exemplo.com.br', 'atendimento de duas lojas (painel)'],
  ['admin@vitrine.exemplo.com.br', 'administração da plataforma (/plataforma)'],
  ['suporte@vitrine.exemplo.com.br', 'suporte da plataforma, que só lê (/plataforma)'],
] as const;

/** Text for the terminal once the server listens on `port`. */
export function banner(
  settings: Pick<Settings, 'publicUrl' | 'port' | 'demo'>,
  port: number,
  firstRunCode?: string,
): string {
  // Port 0 lets the system choose, so the address is known only now.
  const home = settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl;
  const api = ['Documentação da API', `${home}/docs`] as const;
  const panel = ['Painel da loja', `${home}/painel`] as const;
  const platform = ['Administração da plataforma', `${home}/plataforma`] as const;
  if (!settings.demo) {
    const addresses = columns([panel, platform, api]);
    return lines([`Vitrine no ar em ${home}`, ...addresses, ...firstRun(home, firstRunCode)]);
  }
  const addresses = [
    ...shops.map(([name, path]) => [name, `${home}${path}`] as const),
    // The shop is found by its host name, so it has an address of its own.
    ['Papelaria Aurora', `http://aurora.localhost:${port}/`] as const,
    panel,
    platform,
    api,
  ];
  return lines([
    'Vitrine no ar, com dados de demonstração',
    ...columns(addresses),
    '',
    'Quem pode entrar (todos com a senha vitrine123)',
    ...columns(accounts),
  ]);
}

/** What to do with an installation that nobody administers yet. */
const firstRun = (home: string, code: string | undefined): string[] =>
  code === undefined
    ? []
    : [
        '',
        'Esta instalação está vazia. Para começar, abra',
        `  ${home}/plataforma/primeiro-acesso`,
        `e informe este código, que vale uma vez: ${code}`,
      ];

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const lines = (all: string[]): string => `\n${all.join('\n')}\n\n`;
