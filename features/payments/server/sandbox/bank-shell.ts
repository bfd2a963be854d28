import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#platform/http/serve.ts';

const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2328;background:#f3f4f6}
body{margin:0;display:grid;min-height:100vh;place-items:center;padding:16px;box-sizing:border-box}
main{background:#fff;border-radius:16px;padding:28px;max-width:440px;width:100%;box-sizing:border-box;box-shadow:0 1px 3px #0002}
h1{font-size:20px;margin:0 0 4px}
h2{font-size:16px;margin:24px 0 4px}
.valor{font-size:32px;font-weight:700;margin:12px 0}
p{margin:8px 0;color:#4a5058}
dl{margin:16px 0;display:grid;gap:8px}
dt{color:#4a5058;font-size:14px}
dd{margin:0;font-weight:600}
form{display:grid;gap:10px;margin-top:20px}
form+form{margin-top:10px}
button{font:inherit;font-weight:600;min-height:48px;padding:8px 12px;border-radius:10px;border:1px solid #8a9099;background:#fff;color:inherit;cursor:pointer}
form:first-of-type>button{background:#0b6b3a;border-color:#0b6b3a;color:#fff}
form.outro>button{background:#fff;border-color:#8a9099;color:inherit}
button:focus-visible{outline:3px solid #1f2328;outline-offset:2px}
`;

/** A page of the demo's bank around the body, which is HTML already. */
export function bankShell({ reply }: Pick<RequestContext, 'reply'>, body: string): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Banco de demonstração</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Banco de demonstração</h1>${body}</main></body></html>`;
}

export const NO_MONEY =
  '<p>Nenhum dinheiro se move: esta página faz as vezes do aplicativo do seu banco.</p>';
