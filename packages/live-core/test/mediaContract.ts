import { LIVE_TILES_MAX, VIDEO_PRESETS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { describe, expect, it } from 'vitest';
import type { RtcProvider, RtcRole, RtcSession } from '../src/index.ts';
import { eachWithMembers, EXPERT, GUEST, HOST } from './eachWithMembers.ts';
import { codeOf, credentials, record } from './World.ts';
import type { World } from './World.ts';

const SCREEN = 1001;
const preset = VIDEO_PRESETS.camera;
/** Twelve of the camera's own size would keep a test machine busy. */
const tiny = { width: 160, height: 90, framesPerSecond: 15, minKbps: 30, maxKbps: 100 };

/** Defines the behavior of every media adapter. */
export function mediaContract(name: string, makeWorld: () => World | Promise<World>): void {
  describe(`media of ${name}`, () => {
    const members = eachWithMembers(makeWorld);
    const { done } = members;
    const joined = async (
      uid: Uid,
      role: RtcRole = 'host',
    ): Promise<{ provider: RtcProvider; session: RtcSession }> => {
      const provider = members.world.media();
      const session = provider.createSession();
      await done(session.join(await credentials(members.world, uid), { role }));
      return { provider, session };
    };

    describe('joining', () => {
      it('goes from connecting to connected [LCON-27, LCON-28]', async () => {
        const session = members.world.media().createSession();
        const states = record<{ state: string }>((listener) => session.on('link', listener));
        await done(session.join(await credentials(members.world, HOST), { role: 'host' }));
        expect(states.map(({ state }) => state)).toEqual(['connecting', 'connected']);
        expect(session.role).toBe('host');
      });

      it('fails with a wrong token, without a network, by its signal, and is idle again [LCON-34]', async () => {
        const session = members.world.media().createSession();
        const wrong = {
          ...(await credentials(members.world, HOST)),
          token: await members.world.token(EXPERT),
        };
        expect(await codeOf(done(session.join(wrong)))).toBe('auth');
        await members.world.cut(HOST);
        const slow = session.join(await credentials(members.world, HOST), { timeoutMs: 500 });
        expect(await codeOf(done(slow))).toBe('timeout');
        await members.world.heal(HOST);
        const control = new AbortController();
        const given = session.join(await credentials(members.world, HOST), {
          signal: control.signal,
        });
        control.abort();
        expect(await codeOf(done(given))).toBe('aborted');
        await members.world.rest();
        expect(session.state).toBe('idle');
      });

      it('refuses a second join; leaving is always possible', async () => {
        const { session } = await joined(HOST);
        expect(await codeOf(done(session.join(await credentials(members.world, HOST))))).toBe(
          'invalid-state',
        );
        await done(session.leave());
        await done(session.leave());
        await done(members.world.media().createSession().leave());
        expect(session.state).toBe('closed');
      });

      it('closes the first session when the same uid joins elsewhere', async () => {
        const first = await joined(HOST);
        const reasons = record<{ reason?: string }>((listener) =>
          first.session.on('link', listener),
        );
        await joined(HOST);
        await members.world.until(() => first.session.state === 'closed');
        expect(reasons.map(({ reason }) => reason)).toEqual(['uid-conflict']);
      });

      it('closes a banned member once [LCON-54]', async () => {
        const { session } = await joined(EXPERT);
        const changes = record<{ reason?: string }>((listener) => session.on('link', listener));
        await members.world.ban(EXPERT);
        await members.world.until(() => session.state === 'closed');
        await members.world.rest();
        expect(changes.map(({ reason }) => reason)).toEqual(['banned']);
      });

      it('leaves members who only listen unannounced', async () => {
        const { session } = await joined(HOST);
        const seen = record<unknown>((listener) => session.on('userJoined', listener));
        await joined(GUEST, 'audience');
        await members.world.rest();
        expect(seen).toEqual([]);
        expect(session.users).toEqual([]);
      });
    });

    describe('publishing', () => {
      it('requires a join as host', async () => {
        const provider = members.world.media();
        const microphone = await done(provider.createMicrophone());
        const session = provider.createSession();
        expect(await codeOf(done(session.publish(microphone)))).toBe('invalid-state');
        await done(session.join(await credentials(members.world, GUEST)));
        expect(await codeOf(done(session.publish(microphone)))).toBe('invalid-state');
      });

      it('announces each kind once to others, also to late joiners [LCON-02]', async () => {
        const host = await joined(HOST);
        const guest = await joined(GUEST, 'audience');
        const early = record<{ kind: string }>((listener) =>
          guest.session.on('published', listener),
        );
        const microphone = await done(host.provider.createMicrophone());
        const camera = await done(host.provider.createCamera({ preset }));
        await done(host.session.publish(microphone, camera));
        await members.world.until(() => early.length === 2);
        const session = members.world.media().createSession();
        const late = record<{ kind: string }>((listener) => session.on('published', listener));
        await done(session.join(await credentials(members.world, EXPERT)));
        await members.world.until(() => late.length === 2);
        await members.world.rest();
        for (const heard of [early, late]) {
          expect(heard.map(({ kind }) => kind).sort()).toEqual(['audio', 'video']);
        }
        expect(guest.session.users).toEqual([{ uid: HOST, hasAudio: true, hasVideo: true }]);
      });

      it('sends one video per session; the screen has its own session [LMED-15]', async () => {
        const { provider, session } = await joined(HOST);
        const camera = await done(provider.createCamera({ preset }));
        const screen = await done(provider.createScreen({ preset: VIDEO_PRESETS.sharp }));
        await done(session.publish(camera));
        expect(await codeOf(done(session.publish(screen)))).toBe('limit');
        const second = provider.createSession();
        await done(second.join(await credentials(members.world, SCREEN), { role: 'host' }));
        await done(second.publish(screen));
        expect(second.published).toEqual([screen]);
        expect(session.published).toEqual([camera]);
      });

      it('refuses a thirteenth video and continues its audio [LMED-05, LMED-06]', async () => {
        const FIRST_UID = 2000;
        const senders: RtcSession[] = [];
        for (let at = 0; at < LIVE_TILES_MAX; at += 1) {
          const { provider, session } = await joined(FIRST_UID + at);
          await done(session.publish(await done(provider.createCamera({ preset: tiny }))));
          senders.push(session);
        }
        const { provider, session } = await joined(HOST);
        const microphone = await done(provider.createMicrophone());
        const camera = await done(provider.createCamera({ preset: tiny }));
        await done(session.publish(microphone));
        expect(await codeOf(done(session.publish(camera)))).toBe('limit');
        expect(session.published).toEqual([microphone]);
        const guest = await joined(GUEST, 'audience');
        const host = () => guest.session.users.find(({ uid }) => uid === HOST);
        await members.world.until(() => host()?.hasAudio === true);
        expect(host()?.hasVideo).toBe(false);
        await done(senders[0]?.unpublish() ?? Promise.resolve());
        await done(session.publish(camera));
        await members.world.until(() => host()?.hasVideo === true);
      });

      it('unpublishes a muted track for others and keeps it open for its owner [LMED-19]', async () => {
        const host = await joined(HOST);
        const guest = await joined(GUEST, 'audience');
        const off = record<unknown>((listener) => guest.session.on('unpublished', listener));
        const on = record<unknown>((listener) => guest.session.on('published', listener));
        const microphone = await done(host.provider.createMicrophone());
        await done(host.session.publish(microphone));
        await members.world.until(() => on.length === 1);
        await done(microphone.setMuted(true));
        await members.world.until(() => off.length === 1);
        expect(microphone.media.readyState).toBe('live');
        await done(microphone.setMuted(false));
        await members.world.until(() => on.length === 2);
      });

      it('unpublishes everything when the role changes to audience [LROL-47]', async () => {
        const host = await joined(HOST);
        const guest = await joined(GUEST, 'audience');
        const left = record<{ reason: string }>((listener) =>
          guest.session.on('userLeft', listener),
        );
        await done(host.session.publish(await done(host.provider.createMicrophone())));
        await done(host.session.setRole('audience'));
        await members.world.until(() => left.length === 1);
        expect(left[0]?.reason).toBe('became-audience');
        expect(host.session.published).toEqual([]);
        expect(host.session.role).toBe('audience');
      });

      it('ends once when the device is lost or the user stops [LMED-24]', async () => {
        const { provider, session } = await joined(HOST);
        const microphone = await done(provider.createMicrophone());
        const ends = record<string>((listener) => microphone.onEnded(listener));
        await done(session.publish(microphone));
        microphone.close();
        microphone.close();
        expect(ends).toEqual([]);
        expect(session.published).toEqual([]);
        expect(await codeOf(done(microphone.setMuted(true)))).toBe('invalid-state');
      });
    });

    describe('subscribing', () => {
      it('returns live media, again after unsubscribing', async () => {
        const host = await joined(HOST);
        const guest = await joined(GUEST, 'audience');
        await done(host.session.publish(await done(host.provider.createCamera({ preset }))));
        await members.world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
        const media = await done(guest.session.subscribe(HOST, 'video'));
        expect(media.media.readyState).toBe('live');
        await done(guest.session.unsubscribe(HOST, 'video'));
        const again = await done(guest.session.subscribe(HOST, 'video'));
        expect(again.media.readyState).toBe('live');
      });

      it('refuses a subscription to unsent media at once', async () => {
        await joined(HOST);
        const guest = await joined(GUEST, 'audience');
        const code = await codeOf(done(guest.session.subscribe(HOST, 'video')));
        expect(code).toBe('invalid-state');
      });
    });

    it('plays audio on the selected device, and never on a missing one [LMED-10]', async () => {
      const { provider } = await joined(GUEST, 'audience');
      const microphone = await done(provider.createMicrophone());
      const [speaker] = await done(provider.listDevices('speaker'));
      await done(provider.setSpeaker(speaker?.id ?? 'none'));
      expect(await codeOf(done(provider.setSpeaker('nowhere')))).toBe('device-not-found');
      await done(provider.setSpeaker(''));
      microphone.close();
    });

    it('reports the quality from unknown to none [LMED-21]', async () => {
      const { provider, session } = await joined(HOST);
      const qualityEvents = record<{ up: number; down: number }>((listener) =>
        session.on('quality', listener),
      );
      await done(session.publish(await done(provider.createMicrophone())));
      members.world.measure?.(HOST);
      await members.world.until(() => qualityEvents.length > 0);
      for (const level of qualityEvents.flatMap(({ up, down }) => [up, down])) {
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(level);
      }
    });

    it("measures others' loudness from zero to full, and again with each subscription [LMED-20]", async () => {
      const host = await joined(HOST);
      const guest = await joined(GUEST, 'audience');
      await done(host.session.publish(await done(host.provider.createMicrophone())));
      await members.world.until(() => guest.session.users.some(({ hasAudio }) => hasAudio));
      const media = await done(guest.session.subscribe(HOST, 'audio'));
      for (const percent of [150, -5, 40]) media.setVolume(percent);
      expect(media.level()).toBeGreaterThanOrEqual(0);
      expect(media.level()).toBeLessThanOrEqual(1);
      await done(guest.session.unsubscribe(HOST, 'audio'));
      const again = await done(guest.session.subscribe(HOST, 'audio'));
      again.setVolume(100);
      expect(again.media.readyState).toBe('live');
    });

    describe('a cut network', () => {
      it('reconnects with the published media [LCON-29]', async () => {
        const { provider, session } = await joined(HOST);
        const microphone = await done(provider.createMicrophone());
        await done(session.publish(microphone));
        const states = record<{ state: string }>((listener) => session.on('link', listener));
        await members.world.cut(HOST);
        await members.world.rest(5000);
        await members.world.heal(HOST);
        await members.world.until(() => session.state === 'connected');
        expect(states.map(({ state }) => state)).toEqual(['reconnecting', 'connected']);
        expect(session.published).toEqual([microphone]);
        const guest = await joined(GUEST, 'audience');
        await members.world.until(() => guest.session.users.some(({ hasAudio }) => hasAudio));
        expect(guest.session.users).toEqual([{ uid: HOST, hasAudio: true, hasVideo: false }]);
      });
    });

    it('closes sessions and tracks on dispose', async () => {
      const { provider, session } = await joined(HOST);
      const microphone = await done(provider.createMicrophone());
      await done(session.publish(microphone));
      await done(provider.dispose());
      expect(session.state).toBe('closed');
      expect(microphone.media.readyState).toBe('ended');
    });
  });
}
