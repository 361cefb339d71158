import { common } from '../messages/en/common.ts';
import { consoles } from '../messages/en/consoles.ts';
import { shell } from '../messages/en/shell.ts';

/** Texts of the consoles of staff and organizers; pages of the site never load them. */
export const consoleTexts = { common, consoles, shell } as const;

/** The component library's texts of the same language. */
export { ui as uiTexts } from '../messages/en/ui.ts';
