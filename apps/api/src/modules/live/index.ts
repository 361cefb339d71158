import { defineModule } from '#platform/module/defineModule.ts';
import { liveQuestions } from './questions/tables.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';

import { rightChanges } from './access/tables.ts';
import { accessEnds, endAccessOf } from './access/accessJobs.ts';
import { RightWatch } from './access/RightWatch.ts';
import { DemoEnds } from './rooms/DemoEnds.ts';
import { canceledSessionsEnd, publishEnd } from './closing/endCanceledSessions.ts';
import { serveDemoStream } from './rooms/demoStream.ts';
import { forgetMember } from './members/forgetMember.ts';
import { liveRoutes } from './routes.ts';
import { mediaCheckRoutes } from './checks/routes.ts';
import { captionRoutes } from './captions/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { callDue, sweepDueCalls } from './phone/callDue.ts';
import { liveCalls } from './phone/tables.ts';
import { phoneRoutes } from './phone/routes.ts';
import { convertFile } from './preview/convertFile.ts';
import { LIVE_PREVIEW } from './preview/previewKinds.ts';
import { seesDocument } from './preview/seesDocument.ts';
import { openRoomPolicy } from './rooms/roomPolicy.ts';
import { refuseElsewhere } from './rooms/refuseElsewhere.ts';
import { takeWebhooks } from './rooms/webhooks.ts';
import { livePreviewFiles } from './preview/tables.ts';
import { previewRoutes } from './preview/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { composeGivenUp, composePart } from './recording/composePart.ts';
import { converterRoutes } from './converter/routes.ts';
import { reactionRoutes } from './reactions/routes.ts';
import { isRecordingPending } from './recording/isRecordingPending.ts';
import { liveRecordings } from './recording/tables.ts';
import { recordingRoutes } from './recording/routes.ts';
import { LIVE_RECORDING, seesRecording } from './recording/seesRecording.ts';
import { liveScores } from './scores/tables.ts';
import { scoreRoutes } from './scores/routes.ts';
import { roomsOf } from './rooms/roomsOf.ts';
import { screenRoutes } from './screen/routes.ts';
import { seesBackground } from './host/seesBackground.ts';
import { LIVE_BACKGROUND } from './host/setBackground.ts';
import {
  countTrials,
  endTrialsOf,
  paidTrials,
  settleTrialsOf,
  sweepTrials,
} from './trial/trialJobs.ts';
import { liveMembers, liveSessions, liveMessages } from './tables.ts';
import { trialWatchOf } from './trial/TrialWatch.ts';
import { closeHostless } from './closing/closeHostless.ts';

export { openLive } from './rooms/openLive.ts';
export { DEMO_STREAM_URL } from './rooms/demoStream.ts';

export const live = defineModule({
  name: 'live',
  routes(app, deps) {
    refuseElsewhere(app, deps);
    liveRoutes(app, deps);
    trialWatchOf(deps);
    mediaCheckRoutes(app, deps);
    captionRoutes(app, deps);
    conversationRoutes(app, deps);
    phoneRoutes(app, deps);
    previewRoutes(app, deps);
    questionRoutes(app, deps);
    reactionRoutes(app, deps);
    recordingRoutes(app, deps);
    converterRoutes(app, deps);
    scoreRoutes(app, deps);
    takeWebhooks(app, deps);
    serveDemoStream(app, deps);
    openRoomPolicy(app, deps);
    const demoEnds = new DemoEnds(deps);
    roomsOf(deps).follow({
      changed: (changed) => demoEnds.changed(changed),
      passed: (now) => demoEnds.passed(now),
    });
    roomsOf(deps).follow(new RightWatch(deps));
    screenRoutes(app, deps);
  },
  jobs: [
    publishEnd,
    convertFile,
    composePart,
    composeGivenUp,
    callDue,
    sweepDueCalls,
    endTrialsOf,
    sweepTrials,
    settleTrialsOf,
    closeHostless,
    endAccessOf,
  ],
  subscriptions: [...accessEnds, ...canceledSessionsEnd, countTrials, ...paidTrials],
  auditSubjects: [
    { type: 'Live', id: liveSessions.id },
    { type: 'LiveMember', id: liveMembers.id, name: liveMembers.givenName },
    { type: 'LiveMessage', id: liveMessages.id },
    { type: 'LiveQuestion', id: liveQuestions.id },
    { type: 'LiveCall', id: liveCalls.id, name: liveCalls.title },
    { type: LIVE_PREVIEW, id: livePreviewFiles.id },
    { type: LIVE_RECORDING, id: liveRecordings.id },
  ],
  ownData: [
    { user: liveMembers.userId, forget: forgetMember },
    keepRows(liveCalls.userId),
    keepRows(livePreviewFiles.uploadedBy),
    keepRows(liveRecordings.startedBy),
    keepRows(liveScores.userId),
    keepRows(rightChanges.userId),
  ],
  playbackMakers: [{ isComing: isRecordingPending }],
  fileOwners: [
    { subjectType: LIVE_BACKGROUND, canSee: seesBackground },
    { subjectType: LIVE_PREVIEW, canSee: seesDocument },
    { subjectType: LIVE_RECORDING, canSee: seesRecording },
  ],
});
