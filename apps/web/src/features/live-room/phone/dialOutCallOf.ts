import type { PhoneCaller } from '@rostra/contract/live';
import type { DialOutCall } from '@rostra/ui/DialOutForm';

/** Returns a phone as the panel shows it. */
export const dialOutCallOf = (caller: PhoneCaller, connectedFor: number | null): DialOutCall => ({
  id: caller.id,
  ...(caller.title === null ? {} : { name: caller.title }),
  address: caller.phone_number,
  callState: caller.online_state,
  ...(connectedFor === null ? {} : { connectedFor }),
  isScheduled: caller.auto_call,
  isBackup: caller.backup,
  isMuted: caller.mute,
  isHidden: caller.hide,
});
