/** Page for failures before a shop is known: it shows no shop's name or colours. */
export const errorPage = (message: string, nonce: string): string =>
  plainPage({ title: 'Voltamos já', message, link: '<a href="">Tentar de novo</a>' }, nonce);

/** Page of a shop that the platform has closed. */
export const closedPage = (nonce: string): string =>
  plainPage(
    {
      title: 'Loja fechada',
      message: 'Esta loja está fechada no momento. Os pedidos já feitos continuam guardados.',
      link: '',
    },
    nonce,
  );

interface PlainPage {
  readonly title: string;
  readonly message: string;
  /** Markup. */
  readonly link: string;
}

function plainPage({ title, message, link }: PlainPage, nonce: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #f6f7f9; color: #16181d; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; padding: 2rem; text-align: center; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; color: #4b5160; }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 0.75rem; background: #16181d; color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
${link}
</main>
</body>
</html>
`;
}
