import { createContext, useContext } from 'react';
import type { Services } from './Services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of the page load. Features use the hooks built on it instead. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A hook of the web app is used outside App');
  return services;
}
