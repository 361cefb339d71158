import type { FastifyInstance } from 'fastify';
import type { LiveAction } from '@rostra/contract/live';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { attendanceReport } from './attendance/attendanceReport.ts';
import { readMessages, removeMessage, writeMessage } from './chat/chat.ts';
import { enterLive } from './entry/enterLive.ts';
import { moveLive } from './rooms/moveLive.ts';
import { readAudience } from './members/readAudience.ts';
import { readExperts, readLists } from './members/readLists.ts';
import { removeMember } from './members/removeMember.ts';
import { renewTokens } from './entry/renewTokens.ts';
import { roomsOf } from './rooms/roomsOf.ts';
import { setAnnouncement } from './host/setAnnouncement.ts';
import { setBackground } from './host/setBackground.ts';
import { setSpotlight } from './host/setSpotlight.ts';
import { setLayout } from './host/setLayout.ts';
import { setMemberInfo } from './members/setMemberInfo.ts';
import { setPublicChannel } from './host/setPublicChannel.ts';
import { setVoiceChange } from './members/setVoiceChange.ts';
import { requestContextReader, readMemberContext } from './members/memberContext.ts';

const ACTIONS = {
  putPrepareLives: 'prepare',
  putStartLives: 'start',
  putAudienceStopLive: 'preStop',
  putStopLives: 'unpublish',
} as const satisfies Record<string, LiveAction>;

/** Mounts the routes of the live room. */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  const rooms = roomsOf(deps);
  const { db } = deps;
  registerRoute(app, 'postLiveToken', ({ params, body, viewer }) =>
    enterLive(deps, rooms, viewer, {
      liveId: params.id,
      meetingId: body.meeting_id,
      password: body.password,
    }),
  );
  registerRoute(app, 'postRefreshToken', (call) =>
    renewTokens(deps, { ...asks(call), token: call.body.token }),
  );
  for (const [name, action] of Object.entries(ACTIONS)) {
    registerRoute(app, name as keyof typeof ACTIONS, async (call) => ({
      live_state: await moveLive(deps, rooms, asks(call), action),
    }));
  }
  registerRoute(app, 'setMemberInfo', (call) => {
    const { user_id: targetId, action, name, volume } = call.body;
    return setMemberInfo(deps, rooms, { ...asks(call), targetId, action, name, volume });
  });
  registerRoute(app, 'getMemberList', async (call) =>
    readAudience(db, rooms, await readMemberContext(db, asks(call)), call.query),
  );
  registerRoute(app, 'refreshAttendees', async (call) =>
    readLists(db, rooms, await readMemberContext(db, asks(call))),
  );
  registerRoute(app, 'getPrimaryAttendees', async (call) => ({
    experts: await readExperts(db, rooms, await readMemberContext(db, asks(call))),
  }));
  registerRoute(app, 'getLiveMessages', (call) =>
    readMessages(db, { ...asks(call), before: call.query.before }),
  );
  registerRoute(app, 'postLiveMessage', (call) => {
    const { msg, client_id: clientId } = call.body;
    return writeMessage(deps, rooms, { ...asks(call), msg, clientId });
  });
  registerRoute(app, 'deleteLiveMessage', (call) =>
    removeMessage(deps, rooms, { ...asks(call), messageId: call.params.message_id }),
  );
  registerRoute(app, 'putPublicChannel', (call) =>
    setPublicChannel(deps, rooms, { ...asks(call), allow: call.body.allow }),
  );
  registerRoute(app, 'putAnnouncement', (call) =>
    setAnnouncement(deps, rooms, { ...asks(call), announcement: call.body.announcement }),
  );
  registerRoute(app, 'postSetHomeScreen', (call) =>
    setSpotlight(deps, rooms, { ...asks(call), primaryUserId: call.body.primary_user_id }),
  );
  registerRoute(app, 'postKicking', (call) => {
    const { user_id: targetId, reason } = call.body;
    return removeMember(deps, rooms, { ...asks(call), targetId, reason });
  });
  registerRoute(app, 'putBackground', (call) =>
    setBackground(deps, rooms, { ...asks(call), url: call.body.url }),
  );
  registerRoute(app, 'putLayout', (call) =>
    setLayout(deps, rooms, { ...asks(call), layout: call.body.layout }),
  );
  registerRoute(app, 'getMeetingAttendance', ({ params, viewer }) =>
    attendanceReport(deps, params.id, viewer),
  );
  registerRoute(app, 'putVoiceChange', (call) =>
    setVoiceChange(deps, rooms, { ...asks(call), isChanged: call.body.is_changed }),
  );
}
