import type { ChannelAttributes, MemberPage } from '@rostra/contract/live';
import { Emitter } from '@rostra/live-core';
import type { LinkState, RtmEvents, RtmProvider } from '@rostra/live-core';

/** A messaging connection whose far end is the measurement: `emit` feeds in what it receives. */
export class WireRtm extends Emitter<RtmEvents> implements RtmProvider {
  state: LinkState = 'idle';

  async login(): Promise<void> {
    await Promise.resolve();
    this.state = 'connected';
  }

  async logout(): Promise<void> {
    await Promise.resolve();
    this.state = 'closed';
  }

  renewToken(): Promise<void> {
    return Promise.resolve();
  }

  join(): Promise<void> {
    return Promise.resolve();
  }

  leave(): Promise<void> {
    return Promise.resolve();
  }

  send(): Promise<void> {
    return Promise.resolve();
  }

  sendToPeer(): Promise<{ readonly isDelivered: boolean }> {
    return Promise.resolve({ isDelivered: false });
  }

  setMyAttributes(): Promise<void> {
    return Promise.resolve();
  }

  setChannelAttributes(): Promise<{ readonly revision: number }> {
    return Promise.resolve({ revision: 0 });
  }

  getChannelAttributes(): Promise<ChannelAttributes> {
    return Promise.resolve({ attributes: {}, revision: 0 });
  }

  listMembers(): Promise<MemberPage> {
    return Promise.resolve({ members: [] });
  }

  countMembers(): Promise<number> {
    return Promise.resolve(0);
  }
}
