import { createContext, useContext } from 'react';
import type { Services } from './Services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** What the page load shares. Features use the hooks over it instead. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A hook of the web app is used outside App');
  return services;
}
