import { browserStore } from '../../../browser/siteData/textStores.ts';

const NAME = 'rostra.live.music';

/** Returns whether the user wants music while they wait; kept for every room in this browser. */
export const wantsMusic = (): boolean => browserStore.read(NAME) !== 'off';

/** Keeps the choice. */
export const keepMusic = (isOn: boolean): void => browserStore.write(NAME, isOn ? 'on' : 'off');
