import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The one screen of the empty page, for server and browser. */
export const emptyRoutes: RouteObject[] = [
  { id: 'empty', path: '/empty', element: createElement('h1', null, 'An empty page') },
];
