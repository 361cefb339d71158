import type { RouteModule } from '../app/RouteModule.ts';
import type { Screen } from './Screen.ts';
import { screens } from './screens.ts';

type LoadRoute = () => Promise<{ default: RouteModule }>;

const files = import.meta.glob<{ default: RouteModule }>('../routes/*.tsx');

const idOf = (file: string): string => file.slice('../routes/'.length, -'.tsx'.length);

const loaders = new Map<string, LoadRoute>(
  Object.entries(files).map(([file, load]) => [idOf(file), load]),
);

/** Loads the code of a screen's route file. */
export const loadRoute = (id: string): LoadRoute | undefined => loaders.get(id);

/** IDs of route files, for the test that each has a row. */
export const routeFileIds: readonly string[] = [...loaders.keys()];

/** The screens that have a route file: only these are linked, listed and served. */
export const builtScreens: readonly Screen[] = screens.filter(({ id }) => loaders.has(id));
