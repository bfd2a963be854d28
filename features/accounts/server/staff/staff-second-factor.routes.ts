import type { FastifyInstance } from 'fastify';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import {
  beginStaffSecondFactorSchema,
  confirmStaffSecondFactorSchema,
  getStaffSecondFactorSchema,
  logInStaffSecondStepSchema,
  removeStaffSecondFactorSchema,
  renewStaffRecoveryCodesSchema,
} from '../../contract/second-factor/second-factor.schema.ts';
import {
  begunFactorToWire,
  recoveryCodesToWire,
  secondFactorStateToWire,
} from '../../contract/second-factor/second-factor.wire.ts';
import { secondFactorTexts, secondStepTexts } from '../../contract/second-factor/second-factor-texts.ts';
import {
  beginStaffSecondFactorEndpoint,
  confirmStaffSecondFactorEndpoint,
  getStaffSecondFactorEndpoint,
  removeStaffSecondFactorEndpoint,
  renewStaffRecoveryCodesEndpoint,
} from '../../contract/staff/staff-second-factor.endpoints.ts';
import { logInStaffSecondStepEndpoint } from '../../contract/staff/staff-session.endpoints.ts';
import { staffSessionToWire } from '../../contract/staff/staff-session.wire.ts';
import {
  giveStaffSession,
  presentedStaffSessionId,
  presentedStaffToken,
} from '../identity/session-cookie.ts';
import { originOf } from '../identity/session-origin.ts';
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { secondFactorState } from '../second-factor/second-factor-state.ts';
import { logInStaffSecondStep } from './log-in-staff-second-step.ts';
import { presentedStaff } from './presented-staff.ts';
import { renewStaffSession } from './renew-staff-session.ts';

const ISSUER = 'Painel da Vitrine';

/** Second factor of staff. Like their login it is valid at all their suppliers. */
export function staffSecondFactorRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;
  const callerOf = async ({ db, request, supplier, now }: RequestContext) => {
    const caller = await presentedStaff(db, { secret, token: presentedStaffToken(request) }, supplier, now);
    if (caller === undefined) throw refusalOf('session-required');
    return { sessionId: caller.id, owner: { kind: 'staff', id: caller.staffId } as const, ip: request.ip };
  };

  serve(app, logInStaffSecondStepEndpoint, logInStaffSecondStepSchema, open, async (context, { body }) => {
    const { request, reply, now } = context;
    const previous = await presentedStaffSessionId(request, secret, now);
    const step = { challenge: body.desafio, code: body.codigo, secret };
    const entered = orRefuse(
      await logInStaffSecondStep(context, step, previous, originOf(request)),
      secondStepTexts,
    );
    await giveStaffSession(reply, secret, entered, now);
    return staffSessionToWire(entered.session);
  });

  serve(app, getStaffSecondFactorEndpoint, getStaffSecondFactorSchema, open, async (context) =>
    secondFactorStateToWire(await secondFactorState(context, (await callerOf(context)).owner)),
  );

  serve(
    app,
    beginStaffSecondFactorEndpoint,
    beginStaffSecondFactorSchema,
    open,
    async (context, { body }) => {
      const proof = { ...(await callerOf(context)), password: body.senhaAtual };
      const begun = await beginSecondFactor(context, proof, { issuer: ISSUER, secret });
      return begunFactorToWire(orRefuse(begun, secondFactorTexts));
    },
  );

  serve(
    app,
    confirmStaffSecondFactorEndpoint,
    confirmStaffSecondFactorSchema,
    open,
    async (context, { body }) => {
      const { sessionId, owner } = await callerOf(context);
      const confirmed = await confirmSecondFactor(context, { owner, code: body.codigo, secret }, (inside) =>
        renewStaffSession(inside, owner.id, sessionId),
      );
      const { codes, renewed } = orRefuse(confirmed, secondFactorTexts);
      await giveStaffSession(context.reply, secret, renewed, context.now);
      return recoveryCodesToWire(codes);
    },
  );

  serve(
    app,
    removeStaffSecondFactorEndpoint,
    removeStaffSecondFactorSchema,
    open,
    async (context, { body }) => {
      const { senhaAtual: password, codigo: code } = body;
      const proof = { ...(await callerOf(context)), password, code, secret };
      orRefuse(await removeSecondFactor(context, proof), secondFactorTexts);
      return { ok: true as const };
    },
  );

  serve(
    app,
    renewStaffRecoveryCodesEndpoint,
    renewStaffRecoveryCodesSchema,
    open,
    async (context, { body }) => {
      const { senhaAtual: password, codigo: code } = body;
      const proof = { ...(await callerOf(context)), password, code, secret };
      return recoveryCodesToWire(orRefuse(await renewRecoveryCodes(context, proof), secondFactorTexts));
    },
  );
}
