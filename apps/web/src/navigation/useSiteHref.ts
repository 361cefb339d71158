import { useHref } from 'react-router-dom';

/** An address that is none of the router's: `https:`, `mailto:`, `tel:`, `//host`. */
const OTHER = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The address of a link: the router's for paths of the site, others as they are. */
export function useSiteHref(href: string): string {
  const ours = useHref(OTHER.test(href) ? '.' : href);
  return OTHER.test(href) ? href : ours;
}
