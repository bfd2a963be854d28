import type { FastifyInstance } from 'fastify';
import { notFound, refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
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
} from '../../contract/clients/own-account-texts.ts';
import { updateUserEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { updateUserSchema } from '../../contract/clients/profile.schema.ts';
import { recoverPasswordEndpoint, setPasswordEndpoint } from '../../contract/login/password.endpoints.ts';
import { recoverPasswordSchema, setPasswordSchema } from '../../contract/login/password.schema.ts';
import {
  confirmEmailEndpoint,
  emailStateEndpoint,
  sendVerificationEndpoint,
} from '../../contract/registration/email.endpoints.ts';
import {
  confirmEmailSchema,
  emailStateSchema,
  sendVerificationSchema,
} from '../../contract/registration/email.schema.ts';
import { deviceToWire } from '../../contract/sessions/device.wire.ts';
import {
  endDeviceEndpoint,
  endOtherDevicesEndpoint,
  listDevicesEndpoint,
} from '../../contract/sessions/devices.endpoints.ts';
import {
  endDeviceSchema,
  endOtherDevicesSchema,
  listDevicesSchema,
} from '../../contract/sessions/devices.schema.ts';
import { rememberDevice } from '../identity/known-device.ts';
import { giveSession } from '../identity/session-cookie.ts';
import { recoverPassword } from '../login/recover-password.ts';
import { setPassword } from '../login/set-password.ts';
import { confirmEmail } from '../registration/confirm-email.ts';
import { emailState, sendVerification } from '../registration/send-verification.ts';
import { devicesOf, endDevice, endOtherDevices } from '../sessions/devices.ts';
import { updateUser } from './update-user.ts';

/** A user's own password, e-mail and sessions. Spec 7, user. */
export function ownAccountRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const ownLogin = { access: 'customer', act: 'own-login:change' } as const;
  const ownDevices = { access: 'customer', act: 'own-devices:end' } as const;

  serve(
    app,
    recoverPasswordEndpoint,
    recoverPasswordSchema,
    { access: 'anyone' },
    async (context, { params }) => {
      refuseCrossSite(context.request);
      orRefuse(
        await recoverPassword(context, { login: params.login, ip: context.request.ip }),
        recoveryTexts,
      );
      return { ok: true as const, email: THE_ACCOUNTS_EMAIL, message: RECOVERY_SENT };
    },
  );

  serve(app, setPasswordEndpoint, setPasswordSchema, { access: 'anyone' }, async (context, { body }) => {
    const texts = { ...codeTexts, ...passwordTexts };
    const userId = orRefuse(await setPassword(context, { code: body.codigo, password: body.senha }), texts);
    // A known device gets in even while failed attempts by others lock the login out.
    rememberDevice(context.reply, secret, userId, context.now);
    return { ok: true as const, message: PROFILE_UPDATED };
  });

  serve(app, sendVerificationEndpoint, sendVerificationSchema, ownLogin, async (context, { query }) => {
    refuseCrossSite(context.request);
    const request = { channel: query.canal, ip: context.request.ip };
    const { verified } = orRefuse(await sendVerification(context, request), verificationTexts);
    const message = verified ? ALREADY_CONFIRMED : CONFIRMATION_SENT;
    return { ok: true as const, canal: 'email' as const, verificado: verified, message };
  });

  serve(app, emailStateEndpoint, emailStateSchema, { access: 'customer' }, async (context) => {
    const state = await emailState(context);
    if (state === undefined) throw notFound();
    return { email: state.email, verificado: state.verified };
  });

  serve(app, confirmEmailEndpoint, confirmEmailSchema, { access: 'anyone' }, async (context, { body }) => {
    orRefuse(await confirmEmail(context, body.codigo), codeTexts);
    return { ok: true as const, message: EMAIL_CONFIRMED };
  });

  serve(app, updateUserEndpoint, updateUserSchema, ownLogin, async (context, { body }) => {
    const { senhaAtual: currentPassword, email, senha: password } = body.dadosUsuario;
    if (email === undefined && password === undefined) throw refusalOf('invalid-request');
    const request = { currentPassword, email, password, ip: context.request.ip };
    const texts = { ...updateTexts, ...passwordTexts };
    const { pendingEmail, renewed } = orRefuse(await updateUser(context, request), texts);
    if (renewed !== undefined) await giveSession(context.reply, secret, renewed, context.now);
    const pending = pendingEmail === undefined ? {} : { emailpendente: pendingEmail };
    return { ok: true as const, message: PROFILE_UPDATED, ...pending };
  });

  serve(app, listDevicesEndpoint, listDevicesSchema, { access: 'customer' }, async (context) => ({
    sessoes: (await devicesOf(context)).map(deviceToWire),
  }));

  serve(app, endDeviceEndpoint, endDeviceSchema, ownDevices, async (context, { params }) => {
    if (!(await endDevice(context, params.idsessao))) throw notFound();
    return { ok: true as const };
  });

  serve(app, endOtherDevicesEndpoint, endOtherDevicesSchema, ownDevices, async (context) => ({
    ok: true as const,
    encerradas: await endOtherDevices(context),
  }));
}
