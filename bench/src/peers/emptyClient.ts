// Runs in the browser: what any page of React and this router does before it has a component.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { emptyRoutes } from './emptyRoutes.ts';

const router = createBrowserRouter(emptyRoutes, { hydrationData: { loaderData: {} } });
hydrateRoot(document.querySelector('#root') as Element, createElement(RouterProvider, { router }));
