import type { LiveRole } from '@rostra/contract/live';

/** The media a member may send now. */
export interface MediaRights {
  readonly audio: boolean;
  readonly video: boolean;
}

/** Staff never send (LROL-39); audience members speak only if the host lets them (LROL-30 to LROL-32). */
export function mediaRightsOf(me: {
  readonly role: LiveRole;
  readonly mute: boolean;
}): MediaRights {
  switch (me.role) {
    case 'broadcaster':
    case 'expert':
      return { audio: true, video: true };
    case 'audience':
      return { audio: !me.mute, video: false };
    case 'staff':
      return { audio: false, video: false };
  }
}
