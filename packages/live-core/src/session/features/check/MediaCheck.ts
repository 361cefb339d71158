import { MICROPHONE_LEVEL_MS, VIDEO_PRESETS } from '@rostra/contract/live';
import type { MediaCheckTicket } from '@rostra/contract/live';
import { PortError } from '../../../ports/PortError.ts';
import type { DeviceKind, RtcProvider } from '../../../ports/RtcProvider.ts';
import type { LocalTrack } from '../../../ports/LocalTrack.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { RequestFrame } from '../../../store/FrameStore.ts';
import type { Clock } from '../../../time/Clock.ts';
import type { Source } from '../../Source.ts';
import { Loopback } from './Loopback.ts';
import { connectionVerdict } from './connectionVerdict.ts';
import { NOT_CHECKED } from './MediaCheckState.ts';
import type { CheckResult, CheckStep, MediaCheckState } from './MediaCheckState.ts';

/** Loudness, 0 to 1, from which a voice counts as heard. */
const HEARD = 0.05;
/** Ms within which someone testing their microphone speaks. */
const SPEAK_WITHIN_MS = 10_000;
/** Ms between two measurements, and their minimum and maximum number. */
const LOOK_EVERY_MS = 1000;
const LOOKS = { min: 4, max: 12 };

/** Tickets, adapter and clock of a media test. */
export interface MediaCheckDeps {
  /** Returns two tickets for a separate channel. Rejects if the server issues none. */
  readonly open: () => Promise<MediaCheckTicket>;
  /** Returns the vendor's adapter; without a ticket, the built-in one for the devices only. */
  readonly provider: (ticket: MediaCheckTicket | null) => Promise<RtcProvider>;
  readonly clock: Clock;
  readonly requestFrame: RequestFrame;
}

const STEPS = ['browser', 'camera', 'microphone', 'network'] as const satisfies CheckStep[];

type Chosen = Partial<Record<DeviceKind, string>>;

/**
 * Checks what a meeting needs: the browser, the devices and the media server.
 * Audio and video are sent to the server and received back.
 */
export class MediaCheck {
  readonly #deps: MediaCheckDeps;
  readonly #store: FrameStore<MediaCheckState>;
  #rtc: RtcProvider | null = null;
  #line: Loopback | null = null;
  /** ID of the current run; results of an older run change nothing. */
  #run = 0;

  constructor(deps: MediaCheckDeps) {
    this.#deps = deps;
    this.#store = new FrameStore(NOT_CHECKED, deps.requestFrame);
  }

  get state(): Source<MediaCheckState> {
    return this.#store;
  }

  /** Runs all checks from the start. */
  async start(chosen: Chosen = {}): Promise<void> {
    await this.stop();
    const run = this.#run;
    this.#set('browser', { state: 'running' });
    const ticket = await this.#deps.open().catch(() => null);
    const rtc = await this.#deps.provider(ticket).catch(() => null);
    if (run !== this.#run) return rtc?.dispose();
    if (rtc === null) return this.#failAll('network');
    this.#rtc = rtc;
    const { hasWebRtc, isSecure } = rtc.support();
    if (!hasWebRtc || !isSecure) return this.#failAll('unsupported');
    this.#set('browser', { state: 'passed' });
    await Promise.all([
      this.#tryDevice(run, 'camera', async () => {
        const preset = VIDEO_PRESETS.camera;
        const camera = await rtc.createCamera({ ...deviceOf(chosen.camera), preset });
        return this.#keep(run, { camera }, camera);
      }),
      this.#tryDevice(run, 'microphone', async () => {
        const microphone = await rtc.createMicrophone(deviceOf(chosen.microphone));
        return this.#keep(run, { microphone }, microphone);
      }),
    ]);
    if (run !== this.#run) return;
    await this.#listDevices(rtc);
    await Promise.all([this.#listen(run), this.#tryLine(run, rtc, ticket)]);
  }

  /** Releases all devices and connections. */
  async stop(): Promise<void> {
    this.#run += 1;
    const { camera, microphone } = this.#store.latest;
    camera?.close();
    microphone?.close();
    this.#store.change(() => NOT_CHECKED);
    const [line, rtc] = [this.#line, this.#rtc];
    this.#line = null;
    this.#rtc = null;
    await line?.close();
    await rtc?.dispose();
  }

  /** Switches to another camera or microphone. @throws PortError as the device */
  async choose(kind: 'camera' | 'microphone', id: string): Promise<void> {
    const track = this.#store.latest[kind];
    if (!track) throw new PortError('invalid-state', `No ${kind} is open`);
    await track.setDevice(id);
    if (kind === 'microphone') await this.#listen(this.#run);
  }

  /** Returns the current loudness of the microphone, 0 to 1. */
  level(): number {
    return this.#store.latest.microphone?.level() ?? 0;
  }

  async #tryDevice(
    run: number,
    step: 'camera' | 'microphone',
    open: () => Promise<boolean>,
  ): Promise<void> {
    this.#set(step, { state: 'running' });
    try {
      if ((await open()) && step === 'camera') this.#set(step, { state: 'passed' });
    } catch (error) {
      if (run === this.#run) this.#set(step, { state: 'failed', problem: problemOf(error) });
    }
  }

  #keep(run: number, found: Partial<MediaCheckState>, track: LocalTrack): boolean {
    if (run !== this.#run) {
      track.close();
      return false;
    }
    this.#store.change((state) => ({ ...state, ...found }));
    return true;
  }

  /** Waits until the microphone picks something up. */
  async #listen(run: number): Promise<void> {
    if (!this.#store.latest.microphone) return;
    this.#set('microphone', { state: 'running' });
    const until = this.#deps.clock.now() + SPEAK_WITHIN_MS;
    while (this.level() < HEARD) {
      if (this.#deps.clock.now() >= until) {
        this.#set('microphone', { state: 'unsure', problem: 'silent' });
        return;
      }
      await this.#wait(MICROPHONE_LEVEL_MS);
      if (run !== this.#run) return;
    }
    this.#set('microphone', { state: 'passed' });
  }

  async #tryLine(run: number, rtc: RtcProvider, ticket: MediaCheckTicket | null): Promise<void> {
    this.#set('network', { state: 'running' });
    if (ticket === null) {
      this.#set('network', { state: 'failed', problem: 'refused' });
      return;
    }
    const { camera, microphone } = this.#store.latest;
    const tracks = [camera, microphone].filter((track) => track !== null);
    const line = new Loopback(rtc, this.#deps.clock, (returned) => {
      if (run === this.#run) this.#store.change((state) => ({ ...state, returned }));
    });
    this.#line = line;
    try {
      await line.open(ticket, tracks);
      const hasVideoRight = camera !== null;
      for (let look = 1; look <= LOOKS.max; look += 1) {
        await this.#wait(LOOK_EVERY_MS);
        const measured = await line.measure();
        if (run !== this.#run) return;
        this.#store.change((state) => ({ ...state, line: measured }));
        const hasAll = tracks.length === 0 || hasReturned(measured.received, hasVideoRight);
        if (look >= LOOKS.min && hasAll) break;
      }
      const { line: measured } = this.#store.latest;
      if (measured) this.#set('network', connectionVerdict(measured, tracks.length > 0));
    } catch (error) {
      if (run === this.#run) this.#set('network', { state: 'failed', problem: problemOf(error) });
    } finally {
      await line.close();
      if (run === this.#run) this.#store.change((state) => ({ ...state, returned: null }));
    }
  }

  async #listDevices(rtc: RtcProvider): Promise<void> {
    const kinds = ['camera', 'microphone', 'speaker'] as const;
    const lists = await Promise.all(kinds.map((kind) => rtc.listDevices(kind).catch(() => [])));
    const [camera = [], microphone = [], speaker = []] = lists;
    this.#store.change((state) => ({ ...state, devices: { camera, microphone, speaker } }));
  }

  /** Fails all steps: without the browser or the code of the check, nothing can be checked. */
  #failAll(problem: 'unsupported' | 'network'): void {
    for (const step of STEPS) this.#set(step, { state: 'failed', problem });
  }

  #set(step: CheckStep, result: CheckResult): void {
    this.#store.change((state) => ({ ...state, steps: { ...state.steps, [step]: result } }));
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#deps.clock.schedule(ms, resolve);
    });
  }
}

const deviceOf = (id: string | undefined): { deviceId?: string } =>
  id === undefined ? {} : { deviceId: id };

const hasReturned = (received: CheckedFlow, hasVideoRight: boolean): boolean =>
  received !== undefined &&
  received.kbps > 0 &&
  (!hasVideoRight || (received.video?.framesPerSecond ?? 0) > 0);

type CheckedFlow = NonNullable<MediaCheckState['line']>['received'];

const problemOf = (error: unknown) => (error instanceof PortError ? error.code : 'unknown');
