import { SegmentedControl } from '@rostra/ui/SegmentedControl';
import { SiteFooter } from '@rostra/ui/SiteFooter';

const legal = [
  { label: 'Terms', href: '#terms' },
  { label: 'Privacy', href: '#privacy' },
];

/** Keep to the owner, the sentence on advice and the legal texts. */
export const Do = () => (
  <SiteFooter
    isFlush
    label="Legal texts"
    rights="© 2026 Rostra. Nothing here is investment advice."
    links={legal}
  />
);

/** Repeat the menu of the header. */
export const Dont = () => (
  <SiteFooter
    isFlush
    label="Second menu"
    rights="© 2026 Rostra."
    links={[
      { label: 'Events', href: '#events' },
      { label: 'Research', href: '#research' },
      { label: 'My account', href: '#mine' },
      ...legal,
    ]}
  />
);

interface FooterProps {
  scheme: 'auto' | 'light' | 'dark';
  onSchemeChange: (scheme: FooterProps['scheme']) => void;
}

const schemes: { value: FooterProps['scheme']; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The footer of each screen, with the reader’s choice of light or dark. */
export function Example({ scheme, onSchemeChange }: FooterProps) {
  return (
    <SiteFooter
      label="About this site"
      rights="© 2026 Rostra. For professional investors only. Nothing here is investment advice."
      links={[
        { label: 'Terms', href: '/terms' },
        { label: 'Privacy', href: '/privacy' },
      ]}
      service="Customer service: 08:00–21:00 Beijing time"
    >
      <SegmentedControl
        label="Appearance"
        options={schemes}
        value={scheme}
        onChange={onSchemeChange}
      />
    </SiteFooter>
  );
}
