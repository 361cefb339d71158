import { SERVICE_HOURS } from '@rostra/contract';
import { BrandPanel } from '@rostra/ui/BrandPanel';
import type { ReactNode } from 'react';
import { useText } from '../../language/useText.ts';
import { useAgenda } from './useAgenda.ts';

/** Returns the content that the login pages share around their form. */
export function useAuthFrame(): { brand: ReactNode; footer: string } {
  const t = useText();
  const { events, today } = useAgenda();
  return {
    brand: <BrandPanel t={t} events={events} today={today} />,
    footer: t('auth.brand.service', { from: SERVICE_HOURS.from, until: SERVICE_HOURS.to }),
  };
}
