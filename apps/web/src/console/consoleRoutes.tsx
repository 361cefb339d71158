import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ConsoleFailure } from './ConsoleFailure.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import type { ConsoleEntry } from './ConsoleFrame.tsx';
import { MissingConsoleScreen } from './MissingConsoleScreen.tsx';

/** A screen of a console with its row of the menu. */
export type ConsoleScreenEntry = ConsoleEntry & { readonly Screen: ComponentType };

/** Returns the router's routes of a console: its screens in the frame, and the missing screen. */
export const consoleRoutes = (screens: readonly ConsoleScreenEntry[]): RouteObject[] => [
  {
    element: (
      <ConsoleFrame entries={screens}>
        <Outlet />
      </ConsoleFrame>
    ),
    children: [
      ...screens.map(({ path, Screen }) => ({
        path,
        element: <Screen />,
        errorElement: <ConsoleFailure />,
      })),
      { path: '*', element: <MissingConsoleScreen /> },
    ],
  },
];
