import { iconHref, manifestHref } from '#features/suppliers/contract/app-manifest.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { themeStyle } from '#platform/ui/theme.ts';

/** Names of the storefront's first script and style in /assets/. */
export interface PageFiles {
  readonly entry: string;
  readonly styles: string;
}

interface Shown {
  readonly files: PageFiles;
  readonly nonce: string;
  /** Slug of the shop that the host is locked to. */
  readonly lockedTo: string | undefined;
}

/**
 * The page for any address without a connection, in the shop's name and colours. Its script fills it with what was stored; where
 * that is too little, these words stay.
 */
export function offlinePage(shop: Shop, { files, nonce, lockedTo }: Shown): string {
  const lock = lockedTo === undefined ? '' : ` data-shop="${escaped(lockedTo)}"`;
  const name = escaped(shop.name);
  const home = lockedTo === undefined ? `/${shop.slug}` : '/';
  return `<!DOCTYPE html>
<html lang="pt-BR" data-shell${lock} data-supplier="${escaped(shop.id)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme:light)" content="${escaped(shop.theme.primary)}">
<title>Sem conexão · ${name}</title>
<link rel="stylesheet" href="/assets/${files.styles}">
<link rel="manifest" href="${escaped(manifestHref(shop, lockedTo !== undefined))}">
<link rel="apple-touch-icon" href="${escaped(iconHref(shop, 'touch-180'))}">
<style nonce="${nonce}">${themeStyle(shop.theme)}
.shell { min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; }
.shell header { background: var(--brand); color: var(--brand-ink); padding: 1rem 1.25rem; font-weight: 700; font-size: 1.125rem; }
.shell main { display: grid; place-content: center; justify-items: center; gap: 0.75rem; padding: 2rem 1.25rem; text-align: center; }
.shell header a { color: inherit; text-decoration: none; }
.shell main a { padding: 0.75rem; text-decoration: underline; }
.shell h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 700; }
.shell p { max-width: 26rem; }
.shell button { margin-top: 0.75rem; min-height: 2.75rem; padding: 0 1.5rem; border-radius: 0.625rem; background: var(--brand); color: var(--brand-ink); font-weight: 600; cursor: pointer; }
</style>
</head>
<body>
<div class="shell">
<header><a href="${escaped(home)}">${name}</a></header>
<main>
<h1>Você está sem conexão</h1>
<p>Esta página ainda não foi vista neste aparelho. Assim que a internet voltar, ela abre sozinha.</p>
<p>O seu carrinho continua guardado.</p>
<button type="button" id="de-novo">Tentar de novo</button>
<a href="${escaped(home)}">Ir para o início da loja</a>
</main>
</div>
<script type="module" src="/assets/${files.entry}"></script>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
