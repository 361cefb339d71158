import type { CaptionSize } from '@rostra/ui/Captions';
import { browserStore } from '../../../browser/siteData/textStores.ts';

/** The user's captions settings. */
export interface CaptionSetting {
  readonly isOn: boolean;
  readonly size: CaptionSize;
  /** Whether screen readers announce each line. */
  readonly isReadOut: boolean;
}

/** Key of the entry in the browser's storage. */
const ENTRY = 'rostra.live.captions';
const FIRST: CaptionSetting = { isOn: true, size: 'md', isReadOut: true };
const SIZES: readonly unknown[] = ['sm', 'md', 'lg'] satisfies readonly CaptionSize[];
const isSize = (value: unknown): value is CaptionSize => SIZES.includes(value);

const listeners = new Set<() => void>();

/** Reads the stored setting, as far as it is valid. */
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

/** The user's choice of how captions are shown in the room; kept on the device. */
export const captionSetting = {
  get: (): CaptionSetting => {
    setting ??= read();
    return setting;
  },
  set: (change: Partial<CaptionSetting>): void => {
    setting = { ...captionSetting.get(), ...change };
    browserStore.write(ENTRY, JSON.stringify(setting));
    for (const notify of listeners) notify();
  },
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
