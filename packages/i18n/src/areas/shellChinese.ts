/** The same in Simplified Chinese. */
export { common } from '../messages/zh-CN/common.ts';
export { screen } from '../messages/zh-CN/screen.ts';
export { shell } from '../messages/zh-CN/shell.ts';
export { ui as uiTexts } from '../messages/zh-CN/ui.ts';
