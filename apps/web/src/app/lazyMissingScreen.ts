import { lazyComponent } from './lazyComponent.tsx';

/** The screen of an address that leads nowhere, which few visits need. */
export const missingScreen = lazyComponent(
  'src/app/MissingScreen.tsx',
  () => import('./MissingScreen.tsx'),
);
