import { defineConfig, devices } from '@playwright/test';

/** What does not depend on the window's size: the desktop sees it alone. */
const seenOnce = [
  'ampliacao',
  'assinatura',
  'avisos-de-pedidos',
  'carrinho-de-varios',
  'carrinho-guardado',
  'cliente-sem-conexao',
  'compra-no-atacado',
  'conversas-e-queda',
  'cupons',
  'do-zero',
  'enderecos-e-lojas',
  'entrar',
  'entrar-com-carrinho',
  'esperas',
  'eventos-da-loja',
  'fornecedores',
  'frete-no-produto',
  'google-analytics',
  'imprevistos',
  'ligacoes',
  'nova-versao',
  'observacoes',
  'outras-entradas',
  'pagamentos',
  'pedido-uma-vez',
  'peso',
  'peso-do-painel',
  'plataforma',
  'precos-por-entrega',
  'quem-entrega',
  'sair',
  'sem-javascript',
  'senha',
  'servicos-adicionais',
  'sessao',
  'teclado',
  'vida-da-assinatura',
  'vistos-recentemente',
];

/** Long stories of people on their way: the phone sees them alone. */
const seenOnPhone = ['carrinho-sem-conexao', 'representante-sem-conexao'];

/** Who comes in has chosen what may be kept: the question stands in nobody's way but its own tests'. */
const chosen = (domain: string) => ({
  name: 'consent',
  value: `1111.2.${Math.floor(Date.now() / 1000)}`,
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** What the server needs is started once by the set-up; `npm test` builds the storefront and finds a Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: {
      cookies: ['localhost', 'aurora.localhost', 'mercado-central.localhost'].map(chosen),
      origins: [],
    },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // A worker answers in the browser's place: only the tests about it allow one.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Not every system's resolver knows that *.localhost is this machine.
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: seenOnce.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: seenOnPhone.map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
