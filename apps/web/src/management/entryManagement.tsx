import { LayoutGrid } from '@rostra/ui/icons';
import { consolePaths } from '../console/consoleAreas.ts';
import { OverviewScreen } from '../console/OverviewScreen.tsx';
import { startConsole } from '../console/startConsole.tsx';

await startConsole({
  area: 'management',
  calls: {},
  screens: [
    {
      path: consolePaths.management.overview,
      name: 'consoles.overview',
      icon: LayoutGrid,
      Screen: OverviewScreen,
    },
  ],
});
