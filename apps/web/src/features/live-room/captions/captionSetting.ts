import type { CaptionSize } from '@rostra/ui/Captions';
import { browserStore } from '../../../browser/siteData/textStores.ts';

/** How the reader wants captions. */
export interface CaptionSetting {
  readonly isOn: boolean;
  readonly size: CaptionSize;
  /** Screen readers tell each line. */
  readonly isReadOut: boolean;
}

/** The entry of the browser's storage that keeps it. */
const ENTRY = 'rostra.live.captions';
const FIRST: CaptionSetting = { isOn: true, size: 'md', isReadOut: true };
const SIZES: readonly unknown[] = ['sm', 'md', 'lg'] satisfies readonly CaptionSize[];
const isSize = (value: unknown): value is CaptionSize => SIZES.includes(value);

const listeners = new Set<() => void>();

/** What was kept, as far as it can be understood. */
function read(): CaptionSetting {
  try {
    const kept: unknown = JSON.parse(browserStore.read(ENTRY) ?? '{}');
    const of = (name: keyof CaptionSetting): unknown =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    const size = of('size');
    return {
      isOn: of('isOn') !== false,
      size: isSize(size) ? size : FIRST.size,
      isReadOut: of('isReadOut') !== false,
    };
  } catch {
    return FIRST;
  }
}

let setting: CaptionSetting | undefined;

/** How captions are shown in the room; the reader's choice, kept with the device. */
export const captionSetting = {
  get: (): CaptionSetting => {
    setting ??= read();
    return setting;
  },
  set: (change: Partial<CaptionSetting>): void => {
    setting = { ...captionSetting.get(), ...change };
    browserStore.write(ENTRY, JSON.stringify(setting));
    for (const tell of listeners) tell();
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
