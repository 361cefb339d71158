import type { Background } from '../../ports/Background.ts';
import { PortError } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';
import { AgoraBackdrop } from './AgoraBackdrop.ts';
import type { ExtensionClass, RtcSdk, SdkCamera, SdkExtension } from './AgoraSdk.ts';
import { answerWithin } from './agoraTimes.ts';
import { broughtBy } from './loadAgora.ts';

/** The extension is registered once per SDK, and so once per page. */
const registered = new WeakMap<RtcSdk, SdkExtension>();

export interface AgoraBackdropsDeps {
  readonly clock: Clock;
  readonly loadRtc: () => Promise<RtcSdk>;
  readonly loadExtension: () => Promise<ExtensionClass>;
}

/** Agora's extension for backgrounds; loaded when one is selected for the first time. */
export class AgoraBackdrops {
  readonly #deps: AgoraBackdropsDeps;
  #isRefused = false;

  constructor(deps: AgoraBackdropsDeps) {
    this.#deps = deps;
  }

  /** Whether a background may be supported; only the loaded extension knows exactly (LBG-06). */
  get canSet(): boolean {
    return (
      !this.#isRefused && 'WebAssembly' in globalThis && 'WebGL2RenderingContext' in globalThis
    );
  }

  /** @throws PortError `unsupported`, `network` if its code does not load */
  async open(camera: SdkCamera, look: Background['look']): Promise<AgoraBackdrop> {
    const extension = await this.#extension();
    if (!extension.checkCompatibility()) {
      this.#isRefused = true;
      throw new PortError('unsupported', 'This browser draws no backgrounds', { kind: 'video' });
    }
    const opening = AgoraBackdrop.open(camera, extension.createProcessor(), look);
    try {
      // Where a page may not run its worker, the extension never answers.
      return await answerWithin(this.#deps.clock, opening);
    } catch (cause) {
      void opening.then((late) => late.close()).catch(() => undefined);
      throw new PortError('unsupported', 'Nobody can be cut out', { kind: 'video', cause });
    }
  }

  async #extension(): Promise<SdkExtension> {
    const { loadRtc, loadExtension } = this.#deps;
    const [sdk, Extension] = await Promise.all([loadRtc(), broughtBy(loadExtension)]);
    const known = registered.get(sdk);
    if (known) return known;
    const extension = new Extension();
    sdk.registerExtensions([extension]);
    registered.set(sdk, extension);
    return extension;
  }
}
