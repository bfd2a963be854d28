import type { FastifyInstance } from 'fastify';
import type { Result } from '#kernel/result.ts';
import type { ChangedByOther } from '#platform/contract/changed-by-other.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  accountTestToWire,
  methodDraftFromWire,
  panelMethodToWire,
  providerAccountToWire,
} from '../../contract/methods/panel-method.wire.ts';
import {
  accountTestWords,
  faultFields,
  notPayable,
  type PanelMethodRefusal,
  panelMethodTexts,
} from '../../contract/methods/panel-method-texts.ts';
import * as calls from '../../contract/methods/panel-methods.endpoints.ts';
import * as schemas from '../../contract/methods/panel-methods.schema.ts';
import type { PanelMethod } from '../../domain/method-draft.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ProviderSettings } from '../providers/provider-module.ts';
import { addMethod, changeMethod, orderMethods } from './change-methods.ts';
import { panelMethods } from './panel-methods.ts';
import { providerAccounts, testAccount } from './provider-accounts.ts';

/** The panel's endpoints for payment methods and provider accounts. */
export function panelMethodsRoutes(
  app: FastifyInstance,
  gateways: PaymentGateways,
  settings: Pick<ProviderSettings, 'publicUrl' | 'sandbox'>,
): void {
  const readers = { access: 'staff', permission: 'payments:read' } as const;
  const owners = { access: 'staff', permission: 'payments:manage' } as const;

  serve(app, calls.listMethodsEndpoint, schemas.listMethodsSchema, readers, async (context) => {
    const { methods, pricesVary, groups } = await panelMethods(context);
    const accounts = await providerAccounts(context, gateways, settings);
    return {
      formas: methods.map(panelMethodToWire),
      contas: accounts.map(providerAccountToWire),
      precoVaria: pricesVary,
      grupos: [...groups],
    };
  });

  serve(app, calls.addMethodEndpoint, schemas.addMethodSchema, owners, async (context, { body }) => {
    const draft = orRefuse(methodDraftFromWire(body), panelMethodTexts);
    return panelMethodToWire(savedOr(await addMethod(context, gateways, draft)));
  });

  serve(
    app,
    calls.changeMethodEndpoint,
    schemas.changeMethodSchema,
    owners,
    async (context, { params: { idformapagto: id }, body: { versao: version, ...body } }) => {
      const draft = orRefuse(methodDraftFromWire(body), panelMethodTexts);
      return panelMethodToWire(savedOr(await changeMethod(context, gateways, { id, version, draft })));
    },
  );

  serve(app, calls.orderMethodsEndpoint, schemas.orderMethodsSchema, owners, async (context, { body }) => ({
    formas: orRefuse(await orderMethods(context, body.ids), panelMethodTexts).map(panelMethodToWire),
  }));

  const testers = { ...owners, mayTakeLong: true } as const;
  serve(app, calls.testAccountEndpoint, schemas.testAccountSchema, testers, async (context, { params }) => {
    const result = await testAccount(context, gateways, params.provedor);
    return { resultado: accountTestToWire(result), mensagem: accountTestWords[result] };
  });
}

type SaveRefusal =
  | {
      readonly code: PanelMethodRefusal;
      readonly facts?: undefined;
    }
  | { readonly code: 'method-not-payable'; readonly facts: { readonly faults: readonly string[] } }
  | ChangedByOther<PanelMethod>;

/** A refusal names what is wrong, or shows the method as it is now. */
function savedOr(result: Result<PanelMethod, SaveRefusal>): PanelMethod {
  const faults =
    !result.ok && result.refusal.facts && 'faults' in result.refusal.facts ? result.refusal.facts.faults : [];
  const texts =
    faults.length === 0
      ? panelMethodTexts
      : { ...panelMethodTexts, 'method-not-payable': notPayable(faults) };
  return orRefuse(
    withWireFacts(result, (facts) =>
      'atual' in facts ? { atual: panelMethodToWire(facts.atual) } : { campos: faultFields(facts.faults) },
    ),
    texts,
  );
}
