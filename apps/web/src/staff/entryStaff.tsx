import { staffRoutes } from '@rostra/contract/staff';
import { LayoutGrid } from '@rostra/ui/icons';
import { consolePaths } from '../console/consoleAreas.ts';
import { OverviewScreen } from '../console/OverviewScreen.tsx';
import { startConsole } from '../console/startConsole.tsx';

await startConsole({
  area: 'staff',
  calls: staffRoutes,
  screens: [
    {
      path: consolePaths.staff.overview,
      name: 'consoles.overview',
      icon: LayoutGrid,
      Screen: OverviewScreen,
    },
  ],
});
