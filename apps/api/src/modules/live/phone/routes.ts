import type { FastifyInstance } from 'fastify';
import type { CallRole } from '@rostra/contract/live';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextOf } from '#modules/live/members/memberContext.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hideCall, muteCall } from './changeCall.ts';
import { connectCall } from './connectCall.ts';
import { hangUpCall, pressKeys, removeCall } from './endCall.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { readHistory } from './readCalls.ts';
import type { WhichCall } from './readCalls.ts';
import { readPassword } from './readPassword.ts';
import { replacePassword } from './replacePassword.ts';
import { makeMonitor, serveMonitor } from './serveMonitor.ts';

interface WhichBody {
  readonly attendee_id?: number | undefined;
  readonly phone_number?: string | null | undefined;
  readonly role_type?: CallRole | undefined;
}

/**
 * @throws AppError `invalidInput` if a phone other than the main line has neither row nor number
 */
function which({ attendee_id, phone_number, role_type }: WhichBody): WhichCall {
  const isNamed = attendee_id !== undefined || (phone_number ?? null) !== null;
  if (!isNamed && role_type !== undefined && role_type !== 'connector') {
    throw missing('body.phone_number');
  }
  return { attendeeId: attendee_id, number: phone_number, role: role_type };
}

const missing = (path: string): AppError =>
  new AppError('invalidInput', { issues: [{ path, rule: 'invalid_type' }] });

/** Mounts the phone routes of a live session. */
export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  const rooms = roomsOf(deps);
  // Creates the phones at startup, so that callers are heard from then on.
  phoneCallsOf(deps);
  serveMonitor(app, deps);
  registerRoute(app, 'getCallMonitor', ({ viewer, query }) =>
    makeMonitor(deps, requestContextOf(deps, viewer, query.live_id)),
  );
  registerRoute(app, 'getCallPassword', ({ viewer, query }) =>
    readPassword(deps, viewer, query.live_id),
  );
  registerRoute(app, 'postCallPassword', ({ viewer, body }) =>
    replacePassword(deps, rooms, viewer, body.live_id),
  );
  registerRoute(app, 'getCallHistory', ({ viewer, query }) =>
    readHistory(deps, {
      ...requestContextOf(deps, viewer, query.live_id),
      onlyOnline: query.online_type === 'online',
    }),
  );
  registerRoute(app, 'postCall', async ({ viewer, params, body }) => {
    const request = { ...requestContextOf(deps, viewer, body.live_id), ...which(body) };
    if (params.type === 'hang_up') return { attendee: await hangUpCall(deps, rooms, request) };
    if (params.type === 'dtmf') {
      const { code } = body;
      if (code === undefined) throw missing('body.code');
      return { attendee: await pressKeys(deps, { ...request, code }) };
    }
    const { title, caller, auto_call: isPlanned, backup: isBackup } = body;
    const call = { ...request, title, caller, isPlanned, isBackup };
    return { attendee: await connectCall(deps, rooms, call) };
  });
  registerRoute(app, 'deleteAutoCall', ({ viewer, query, body }) => {
    const liveId = body?.live_id ?? query.live_id;
    const attendeeId = body?.attendee_id ?? query.attendee_id;
    if (liveId === undefined) throw missing('query.live_id');
    if (attendeeId === undefined) throw missing('query.attendee_id');
    return removeCall(deps, rooms, { ...requestContextOf(deps, viewer, liveId), attendeeId });
  });
  registerRoute(app, 'postCallMute', ({ viewer, body }) =>
    muteCall(deps, rooms, {
      ...requestContextOf(deps, viewer, body.live_id),
      ...which(body),
      mute: body.mute,
    }),
  );
  registerRoute(app, 'postCallHide', ({ viewer, body }) =>
    hideCall(deps, rooms, {
      ...requestContextOf(deps, viewer, body.live_id),
      ...which(body),
      hide: body.hide,
    }),
  );
}
