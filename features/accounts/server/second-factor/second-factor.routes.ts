import type { FastifyInstance } from 'fastify';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { Customer } from '#kernel/scope.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { logInSecondStepEndpoint } from '../../contract/login/login.endpoints.ts';
import { loginToWire } from '../../contract/login/login.wire.ts';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  getSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
} from '../../contract/second-factor/second-factor.endpoints.ts';
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  getSecondFactorSchema,
  logInSecondStepSchema,
  removeSecondFactorSchema,
  renewRecoveryCodesSchema,
} from '../../contract/second-factor/second-factor.schema.ts';
import {
  begunFactorToWire,
  recoveryCodesToWire,
  secondFactorStateToWire,
} from '../../contract/second-factor/second-factor.wire.ts';
import { secondFactorTexts, secondStepTexts } from '../../contract/second-factor/second-factor-texts.ts';
import { loginTexts } from '../../contract/texts.ts';
import { deviceWords } from '../../domain/device.ts';
import type { ClientsOf } from '../clients/clients-of.ts';
import { passToRefused } from '../identity/applicant-pass.ts';
import { giveSession, presentedSessionId } from '../identity/session-cookie.ts';
import type { Represents } from '../login/enter-as-representative.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { logInSecondStep } from './log-in-second-step.ts';
import { turnOnSecondFactor } from './own-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { secondFactorState } from './second-factor-state.ts';

interface SecondFactorSettings {
  readonly sessionSecret: string;
  readonly clientsOf?: ClientsOf;
  readonly represents?: Represents;
}

/** Second step of the login, and a user's own second factor. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { sessionSecret: secret, clientsOf, represents }: SecondFactorSettings,
): void {
  const own = { access: 'customer', act: 'own-second-step:change' } as const;
  const ownerOf = ({ userId }: Customer) => ({ kind: 'user', id: userId }) as const;
  const proofOf = ({ actor, request }: RequestContext<Customer>, password: string) => {
    const { sessionId } = actor;
    return { owner: ownerOf(actor), password, ip: request.ip, sessionId };
  };

  serve(
    app,
    logInSecondStepEndpoint,
    logInSecondStepSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { request, reply, now } = context;
      const tried = await logInSecondStep(
        context,
        { challenge: body.desafio, code: body.codigo, secret },
        {
          asksToJoin: body.solicitarCadastro,
          device: deviceWords(request.headers['user-agent']),
          previousSessionId: await presentedSessionId(request, secret, now),
          clientsOf,
          represents,
        },
      );
      await passToRefused(reply, secret, tried, now);
      const entered = orRefuse(tried, { ...loginTexts, ...secondStepTexts });
      await giveSession(reply, secret, entered, now);
      return loginToWire(entered, await shopOf(context));
    },
  );

  serve(app, getSecondFactorEndpoint, getSecondFactorSchema, { access: 'customer' }, async (context) =>
    secondFactorStateToWire(await secondFactorState(context, ownerOf(context.actor))),
  );

  serve(app, beginSecondFactorEndpoint, beginSecondFactorSchema, own, async (context, { body }) => {
    const named = { issuer: context.supplier.name, secret };
    const begun = await beginSecondFactor(context, proofOf(context, body.senhaAtual), named);
    return begunFactorToWire(orRefuse(begun, secondFactorTexts));
  });

  serve(app, confirmSecondFactorEndpoint, confirmSecondFactorSchema, own, async (context, { body }) => {
    const turned = await turnOnSecondFactor(context, { code: body.codigo, secret });
    const { codes, renewed } = orRefuse(turned, secondFactorTexts);
    if (renewed.started !== undefined) await giveSession(context.reply, secret, renewed.started, context.now);
    return recoveryCodesToWire(codes);
  });

  serve(app, renewRecoveryCodesEndpoint, renewRecoveryCodesSchema, own, async (context, { body }) => {
    const proof = proofOf(context, body.senhaAtual);
    const codes = orRefuse(
      await renewRecoveryCodes(context, { ...proof, code: body.codigo, secret }),
      secondFactorTexts,
    );
    return recoveryCodesToWire(codes);
  });

  serve(app, removeSecondFactorEndpoint, removeSecondFactorSchema, own, async (context, { body }) => {
    const proof = { ...proofOf(context, body.senhaAtual), code: body.codigo, secret };
    orRefuse(await removeSecondFactor(context, proof), secondFactorTexts);
    return { ok: true as const };
  });
}
