import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Pages to read and to work in: nothing can be set there from outside. */
const isPage = (storyId: string | undefined): boolean =>
  /^(?:start|guide|themes)-/.test(storyId ?? '');

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Rostra', brandUrl: './' }),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !isPage(storyId),
  },
});
