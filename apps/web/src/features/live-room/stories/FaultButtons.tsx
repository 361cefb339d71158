import { Button } from '@rostra/ui/Button';
import { useRef } from 'react';
import type { StoryWorld } from './StoryWorld.ts';
import * as styles from './FaultButtons.css.ts';

const CROWD = 1000;
const CHANGES_A_SECOND = 100;
const HEADSET = { kind: 'microphone', id: 'microphone-2', label: 'Headset' } as const;
const SPEAKERS = { kind: 'speaker', id: 'speaker-2', label: 'Desk loudspeaker' } as const;

type Fault = readonly [name: string, act: (world: StoryWorld) => unknown];

/** Faults of the user's browser, their connection and the servers. */
const FAULTS: readonly Fault[] = [
  ['Cut my line', ({ room, id }) => room.cut(id)],
  ['Heal my line', ({ room, id }) => room.heal(id)],
  ['Poor line', ({ room, id }) => room.setQuality(id, 5)],
  ['Good line', ({ room, id }) => room.setQuality(id, 1)],
  ['Log in elsewhere', (world) => world.enterElsewhere()],
  ['Remove me', ({ room, id }) => room.ban(id)],
  ['My tokens run out', ({ room, id }) => room.expireToken(id)],
  ['No new tokens (10010)', ({ room, id }) => room.refuseTokens(id)],
  ['Kill the media process', ({ room }) => room.killMedia()],
  ['Messages refuse logins', ({ room }) => room.failLogin('auth')],
  ['Messages do not answer', ({ room }) => room.failLogin('timeout')],
  ['Media cannot be joined', ({ room }) => room.failMedia(true)],
  ['The audience does not load', ({ room }) => room.failAudience(true)],
  [
    'Servers are well',
    ({ room }) => {
      room.failLogin(undefined);
      room.failMedia(false);
      room.failAudience(false);
    },
  ],
  ['Browser holds sound back', ({ me }) => me.rtc.devices.emit('autoplayBlocked', undefined)],
  ['Plug a headset in', ({ me }) => me.rtc.devices.plug(HEADSET)],
  ['Pull the headset out', ({ me }) => me.rtc.devices.unplug(HEADSET.id)],
  ['Pull the microphone out', ({ me }) => me.rtc.devices.unplug('microphone-1')],
  ['Pull the camera out', ({ me }) => me.rtc.devices.unplug('camera-1')],
  ['Plug loudspeakers in', ({ me }) => me.rtc.devices.plug(SPEAKERS)],
  ['Deny the camera', ({ me }) => me.rtc.devices.deny('video')],
  ['Allow the camera', ({ me }) => me.rtc.devices.allow('video')],
  ['A hand goes up', ({ listeners }) => listeners[0]?.session.actions.raiseHand()],
  ['A message comes', ({ listeners, me }) => send(listeners[1] ?? me)],
  ['A thousand come', ({ room }) => room.addCrowd(CROWD)],
  [
    'The host announces',
    ({ host }) => host.session.actions.setAnnouncement(new Date().toLocaleTimeString()),
  ],
  ['Recording begins', ({ room }) => room.live.setRecordingStatus({ isRecording: true })],
  ['Recording ends', ({ room }) => room.live.setRecordingStatus({ isRecording: false })],
  ['Transcription starts', ({ room }) => room.live.setRecordingStatus({ isTranscribing: true })],
  ['The host starts', ({ host }) => host.session.actions.start({ isConfirmed: true })],
  ['The host ends', ({ host }) => host.session.actions.stop()],
];

const send = ({ session }: StoryWorld['me']): Promise<void> =>
  session.actions.sendMessage(new Date().toLocaleTimeString());

/** Fault buttons beside a story's room; folded away until opened. */
export function FaultButtons({ world }: { world: StoryWorld }) {
  const crowd = useRef<(() => void) | null>(null);
  const press = (act: Fault[1]) => () => {
    // The room shows refusals as it does to users; the story continues.
    void Promise.resolve(act(world)).catch(() => undefined);
  };
  return (
    <details className={styles.faults}>
      <summary className={styles.summary}>Faults</summary>
      <div className={styles.buttons}>
        {FAULTS.map(([name, act]) => (
          <Button key={name} size="sm" tone="neutral" emphasis="outline" onPress={press(act)}>
            {name}
          </Button>
        ))}
        <Button
          size="sm"
          tone="neutral"
          emphasis="outline"
          onPress={() => {
            crowd.current?.();
            crowd.current = crowd.current ? null : world.room.startChanges(CHANGES_A_SECOND);
          }}
        >
          A hundred hands a second, on and off
        </Button>
      </div>
    </details>
  );
}
