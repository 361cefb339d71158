import type { FastifyInstance, FastifyReply } from 'fastify';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { preferredLocale } from '#platform/http/requestLocale.ts';
import type { Deps } from '#platform/module/Deps.ts';
import {
  clearSessionCookie,
  sessionToken,
  setSessionCookie,
} from '#platform/security/sessionCookie.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { askForCode } from './askForCode.ts';
import { logIn } from './logIn.ts';
import { meOf } from './me.ts';
import { setPaymentPassword } from './paymentPassword.ts';
import { changeFocus, changeLanguage } from './preferences.ts';
import { resetPassword } from './resetPassword.ts';
import { endSession } from './sessions.ts';
import type { NewSession } from './sessions.ts';
import { signUp } from './signUp.ts';
import { withdrawByStaff } from './withdrawByStaff.ts';

const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

/** Mounts login, sign-up, codes, the user's own data and settings. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const answerSession = async (
    reply: FastifyReply,
    { userId, session }: { userId: number; session: NewSession },
  ) => {
    setSessionCookie(reply, deps.config, session.token, session.expiresAt);
    return { user: await meOf(deps, userId) };
  };

  registerRoute(app, 'postUsersCode', ({ body, viewer, request }) =>
    askForCode(deps, body, viewer, request.ip),
  );

  registerRoute(app, 'postUsersLogin', async ({ body, request, reply }) =>
    answerSession(
      reply,
      await logIn(
        deps,
        { ...body, spoken: preferredLocale(request) },
        request,
        sessionToken(request, deps.config),
      ),
    ),
  );

  registerRoute(app, 'postUsersSignup', async ({ body, request, reply }) =>
    answerSession(
      reply,
      await signUp(
        deps,
        { ...body, default_locale: body.default_locale ?? preferredLocale(request) },
        request,
        sessionToken(request, deps.config),
      ),
    ),
  );

  registerRoute(app, 'postUsersPasswordReset', async ({ body, reply }) => {
    await resetPassword(deps, body);
    clearSessionCookie(reply, deps.config);
    return {};
  });

  registerRoute(app, 'postUsersLogout', async ({ request, reply }) => {
    const token = sessionToken(request, deps.config);
    if (token !== undefined) await inTransaction(deps, (tx) => endSession(tx, deps, token));
    clearSessionCookie(reply, deps.config);
    return {};
  });

  registerRoute(app, 'getUsersMe', ({ query, viewer }) =>
    meOf(deps, requireUser(viewer), {
      get_follows: isOn(query.get_follows),
      with_owner: isOn(query.with_owner),
      with_resume: isOn(query.with_resume),
    }),
  );

  registerRoute(app, 'putUsersChangeLanguage', async ({ body, viewer }) => {
    await changeLanguage(deps, requireUser(viewer), body.language);
    return { default_locale: body.language };
  });

  registerRoute(app, 'putUsersFocus', ({ body, viewer }) =>
    changeFocus(deps, requireUser(viewer), body),
  );

  registerRoute(app, 'putPaymentPassword', async ({ body, viewer }) => {
    await setPaymentPassword(deps, requireUser(viewer), body);
    return { has_payment_password: true as const };
  });

  registerRoute(app, 'postStaffUserWithdrawal', (call) => withdrawByStaff(deps, call));
}
