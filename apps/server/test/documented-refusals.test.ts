/** The documentation lists exactly the refusals that each call's code can return. */
import { expect, test } from 'vitest';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import { plainApp } from '#platform/http/testing/plain-app.ts';
import type { PictureSizes } from '#platform/pictures/picture-sizes.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { contextRefusals } from '../src/context/context-refusals.ts';
import { serveFeatures } from '../src/features.ts';
import { type RefusalsOfCall, refusalsInCode } from '../src/testing/refusals-in-code.ts';
import { keyOf } from '../src/testing/valid-requests.ts';

/** Documented once, for all calls. */
const OF_ALL_CALLS = { ...commonRefusals, ...contextRefusals };

const HINDRANCES = [
  'address-gone',
  'address-not-served',
  'below-minimum',
  'no-delivery',
  'payment-needs-client',
  'payment-not-offered',
  'quantity-not-sold',
];

/** Codes in shared functions that this call never gets. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  // Representatives need no approval as clients.
  'POST /v1/app/:token/usuario/autenticar/representante': [
    'waiting-for-approval',
    'not-approved',
    'not-a-client',
  ],
  // This call is the second step.
  'POST /v1/app/:token/usuario/autenticar/segunda-etapa': ['second-step'],
  // Reported as not found.
  'GET /v4/app/:client/formas-entrega/:idfornecedor': ['no-such-address'],
  'GET /v4/app/:client/taxa-entrega/:idfornecedor': ['no-such-address'],
  // Creating looks nothing up.
  'POST /v4/painel/:idfornecedor/listas-sugeridas': ['list-not-found', 'too-many-products'],
  'POST /v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista': [
    'list-without-name',
    'too-many-lists',
  ],
  // The import that it answers with was just stored.
  'POST /v4/painel/:idfornecedor/importacoes': ['import-not-found'],
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes': ['import-not-found'],
  // The schema limits their number.
  'PUT /v4/painel/:idfornecedor/listas-sugeridas/:idlista': ['too-many-products'],
  // A text is no file.
  'POST /v4/chat/:idfornecedor/salas/:sala/mensagens': ['too-many-files', 'too-many-bytes'],
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/mensagens': [
    'too-many-files',
    'too-many-bytes',
    'chat-disabled',
  ],
  // The shop's people write also where its clients do not.
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/arquivos': ['chat-disabled'],
  // Obstacles to the next order are part of the response, not refusals.
  'POST /v4/subscription/skip/:idassinatura': HINDRANCES,
  'POST /v4/subscription/resume/:idassinatura': HINDRANCES,
  // Reported per title, in the facts of titles-refused.
  'PUT /v4/painel/:idfornecedor/titulos': ['title-of-order'],
};

/** Returned by injected functions: another feature, a provider, a worker thread or process. */
const LENT: Readonly<Record<string, readonly string[]>> = {
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/fotos': [
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
  ],
  'PUT /v4/painel/:idfornecedor/categorias/:idcategoria/imagem': [
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
  ],
  'POST /v4/painel/:idfornecedor/imagens-paginas': [
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
  ],
  'POST /v4/cadastro/:idfornecedor/documentos': ['not-a-picture', 'too-many-pixels'],
  'POST /v4/chat/:idfornecedor/salas/:sala/arquivos': ['not-a-picture', 'too-many-pixels'],
  'POST /v4/painel/:idfornecedor/chat/salas/:sala/arquivos': ['not-a-picture', 'too-many-pixels'],
  'POST /v4/painel/:idfornecedor/produtos/:idproduto/fotos/endereco': ['too-many-pixels', 'too-complex'],
  'GET /v2/app/:client/fornecedor': ['no-such-address'],
  'POST /v4/pagamentos/:provedor/:idfornecedor/notificacoes': ['bad-signature', 'stale', 'unreadable'],
  'POST /v4/painel/:idfornecedor/tabelas-preco/:idtabela/importacoes': [
    'sheet-unreadable',
    'sheet-old-format',
    'sheet-too-large',
    'sheet-empty',
  ],
  'POST /v4/painel/:idfornecedor/importacoes': [
    'sheet-unreadable',
    'sheet-old-format',
    'sheet-too-large',
    'sheet-empty',
  ],
  'POST /v4/app/compra-rapida/:idfornecedor/planilha': [
    'sheet-unreadable',
    'sheet-old-format',
    'sheet-too-large',
    'sheet-too-many-lines',
    'sheet-empty',
  ],
};

test('each call documents what its code refuses', { timeout: 180_000 }, async () => {
  const app = await plainApp((plain) =>
    serveFeatures(plain, {
      publicUrl: 'https://vitrine.test',
      sessionSecret: 'no session is opened here',
      needsSecondStep: true,
      // No picture is requested.
      pictures: {} as PictureStore,
      pictureSizes: {} as PictureSizes,
      uploads: uploadSpool(''),
      places: {},
      gateways: noGateways,
      sandboxPayments: true,
    }),
  );
  const inCode = await refusalsInCode();
  expect([...inCode.keys()].toSorted()).toEqual(app.servedCalls.map(keyOf).toSorted());
  const documented: Record<string, string[]> = {};
  const able: Record<string, string[]> = {};
  for (const call of app.servedCalls) {
    const key = keyOf(call);
    const { typed, said } = inCode.get(key) as RefusalsOfCall;
    const own = Object.keys(call.schema.refusals ?? {});
    const lent = typed.filter((code) => LENT[key]?.includes(code));
    const codes = [...said, ...lent].filter((code) => !NEVER[key]?.includes(code));
    documented[key] = own.toSorted();
    // A common refusal is listed again where the call has a sentence of its own for it.
    able[key] = codes.filter((code) => own.includes(code) || !Object.hasOwn(OF_ALL_CALLS, code)).toSorted();
    expect(own, key).toEqual(expect.arrayContaining(Object.keys(call.schema.facts ?? {})));
  }
  await app.close();
  expect(documented).toEqual(able);
});
