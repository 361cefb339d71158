import { registerProducts } from '#modules/products/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { cancelNeverStarted } from './cancelNeverStarted.ts';
import { checkIn } from './checkIn.ts';
import { releaseSeats } from './releaseSeats.ts';
import { liveProduct } from './liveProduct.ts';
import { registrationRoutes } from './routes.ts';
import { settleEndedLive, sweepAttendance } from './settleAttendance.ts';
import { mailParticipant, participantEvents } from './notifyParticipant.ts';

export { registerEntitled } from './registerEntitled.ts';

registerProducts(liveProduct);

export const registrations = defineModule({
  name: 'registrations',
  register: registrationRoutes,
  jobs: [mailParticipant, sweepAttendance, cancelNeverStarted],
  events: [...participantEvents, releaseSeats, checkIn, settleEndedLive],
});
