import { PpvPacks } from '@rostra/ui/PpvPacks';
import type { PpvPackOffer, PpvPacksProps } from '@rostra/ui/PpvPacks';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').PpvPacks;

/** Name a pack by what it opens. */
export const Do = () => <PpvPacks {...sample} packs={sample.packs.slice(0, 1)} />;

/** Give it a name of the sales department. */
export const Dont = () => (
  <PpvPacks
    {...sample}
    packs={sample.packs.slice(0, 1).map((pack) => ({ ...pack, name: 'Silver Starter Plus' }))}
  />
);

/** Leads from a pack to its payment. */
export const Example = ({
  t,
  packs,
  openPayment,
}: Pick<PpvPacksProps, 't' | 'packs'> & { openPayment: (pack: PpvPackOffer) => void }) => (
  <PpvPacks t={t} packs={packs} onPurchase={openPayment} />
);
