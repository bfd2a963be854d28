import type { FastifyInstance } from 'fastify';
import { notFound, refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
import { confirmEmailSchema } from '../../contract/confirm-email.schema.ts';
import { confirmEmail } from '../../contract/confirm-email.ts';
import { deviceToWire } from '../../contract/device.wire.ts';
import { endDeviceSchema, endOtherDevicesSchema, listDevicesSchema } from '../../contract/devices.schema.ts';
import { emailStateSchema } from '../../contract/email-state.schema.ts';
import { emailState } from '../../contract/email-state.ts';
import { endDevice } from '../../contract/end-device.ts';
import { endOtherDevices } from '../../contract/end-other-devices.ts';
import { listDevices } from '../../contract/list-devices.ts';
import {
  ALREADY_CONFIRMED,
  CONFIRMATION_SENT,
  codeTexts,
  EMAIL_CONFIRMED,
  PROFILE_UPDATED,
  passwordTexts,
  RECOVERY_SENT,
  recoveryTexts,
  THE_ACCOUNTS_EMAIL,
  updateTexts,
  verificationTexts,
} from '../../contract/own-account-texts.ts';
import { recoverPasswordSchema } from '../../contract/recover-password.schema.ts';
import { recoverPassword } from '../../contract/recover-password.ts';
import { sendVerificationSchema } from '../../contract/send-verification.schema.ts';
import { sendVerification } from '../../contract/send-verification.ts';
import { setPasswordSchema } from '../../contract/set-password.schema.ts';
import { setPassword } from '../../contract/set-password.ts';
import { updateUserSchema } from '../../contract/update-user.schema.ts';
import { updateUser } from '../../contract/update-user.ts';
import { rememberDevice } from '../login/known-device.ts';
import { recoverPassword as recover } from '../login/recover-password.ts';
import { setPassword as set } from '../login/set-password.ts';
import { confirmEmail as confirm } from '../registration/confirm-email.ts';
import { emailState as stateOfEmail } from '../registration/email-state.ts';
import { sendVerification as sendConfirmation } from '../registration/send-verification.ts';
import { devicesOf, endDevice as end, endOtherDevices as endOthers } from '../sessions/devices.ts';
import { giveSession } from '../sessions/give-session.ts';
import { updateUser as update } from './update-user.ts';

/** A user's own password, e-mail and sessions. Spec 7, user. */
export function ownAccountRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const ownLogin = { access: 'customer', act: 'own-login:change' } as const;
  const ownDevices = { access: 'customer', act: 'own-devices:end' } as const;

  serve(app, recoverPassword, recoverPasswordSchema, { access: 'anyone' }, async (context, { params }) => {
    refuseCrossSite(context.request);
    orRefuse(await recover(context, { login: params.login, ip: context.request.ip }), recoveryTexts);
    return { ok: true as const, email: THE_ACCOUNTS_EMAIL, message: RECOVERY_SENT };
  });

  serve(app, setPassword, setPasswordSchema, { access: 'anyone' }, async (context, { body }) => {
    const texts = { ...codeTexts, ...passwordTexts };
    const userId = orRefuse(await set(context, { code: body.codigo, password: body.senha }), texts);
    // A known device gets in even while failed attempts by others lock the login out.
    rememberDevice(context.reply, secret, userId, context.now);
    return { ok: true as const, message: PROFILE_UPDATED };
  });

  serve(app, sendVerification, sendVerificationSchema, ownLogin, async (context, { query }) => {
    refuseCrossSite(context.request);
    const asked = { channel: query.canal, ip: context.request.ip };
    const { verified } = orRefuse(await sendConfirmation(context, asked), verificationTexts);
    const message = verified ? ALREADY_CONFIRMED : CONFIRMATION_SENT;
    return { ok: true as const, canal: 'email' as const, verificado: verified, message };
  });

  serve(app, emailState, emailStateSchema, { access: 'customer' }, async (context) => {
    const state = await stateOfEmail(context);
    if (state === undefined) throw notFound();
    return { email: state.email, verificado: state.verified };
  });

  serve(app, confirmEmail, confirmEmailSchema, { access: 'anyone' }, async (context, { body }) => {
    orRefuse(await confirm(context, body.codigo), codeTexts);
    return { ok: true as const, message: EMAIL_CONFIRMED };
  });

  serve(app, updateUser, updateUserSchema, ownLogin, async (context, { body }) => {
    const { senhaAtual: currentPassword, email, senha: password } = body.dadosUsuario;
    if (email === undefined && password === undefined) throw refusalOf('invalid-request');
    const asked = { currentPassword, email, password, ip: context.request.ip };
    const texts = { ...updateTexts, ...passwordTexts };
    const { pendingEmail, renewed } = orRefuse(await update(context, asked), texts);
    if (renewed !== undefined) await giveSession(context.reply, secret, renewed, context.now);
    const pending = pendingEmail === undefined ? {} : { emailpendente: pendingEmail };
    return { ok: true as const, message: PROFILE_UPDATED, ...pending };
  });

  serve(app, listDevices, listDevicesSchema, { access: 'customer' }, async (context) => ({
    sessoes: (await devicesOf(context)).map(deviceToWire),
  }));

  serve(app, endDevice, endDeviceSchema, ownDevices, async (context, { params }) => {
    if (!(await end(context, params.idsessao))) throw notFound();
    return { ok: true as const };
  });

  serve(app, endOtherDevices, endOtherDevicesSchema, ownDevices, async (context) => ({
    ok: true as const,
    encerradas: await endOthers(context),
  }));
}
