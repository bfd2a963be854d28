import type { RefusalText } from '../../contract/problem.ts';
import { commonRefusals } from '../common-refusals.ts';

/** Refusals by code, as calls declare their own. */
export type DocumentedRefusals = Readonly<Record<string, RefusalText>>;

/**
 * The introduction of the API documentation: how to authenticate, and how to read a refusal. Blank lines separate paragraphs.
 * `more` holds refusals of features that any call may return, in addition to the platform's.
 */
export const describeCalls = (
  more: DocumentedRefusals,
): string => `API da loja: valores em reais com duas casas, quantidades com até três casas.

O cliente entra por POST /v1/app/{token}/usuario/autenticar e a equipe de uma loja por POST /v4/painel/entrar; a sessão fica em um cookie, que as outras chamadas levam. O valor do cookie também vale em Authorization: Bearer. Um sistema entra por um cliente com a chave de API da loja (POST /v4/api-key/login). Visitantes põem a palavra token no lugar de {token} e a UUID vazia no lugar de {idcliente}; {client} é {token}~{idcliente}.

Toda recusa é um application/problem+json: code diz qual é, message é a frase para a pessoa, facts traz o que mais se sabe; action logout diz que a sessão acabou, e openModal, que a frase merece uma janela. As de status 429 e 503 trazem Retry-After. Cada chamada lista as suas; qualquer uma pode ainda recusar com:

${Object.entries({ ...commonRefusals, ...more })
  .map(([code, { status, message }]) => `- ${status} ${code}: ${message}`)
  .join('\n')}

invalid-request diz em facts.fields onde: body/itens, params/numpedido, querystring/limite.`;
