/** Texts that every page loads: the shell's and the component library's, in English. */
export { common } from '../messages/en/common.ts';
export { screen } from '../messages/en/screen.ts';
export { shell } from '../messages/en/shell.ts';
export { ui as uiTexts } from '../messages/en/ui.ts';
