import { PpvCardList } from '@rostra/ui/PpvCardList';
import type { PpvCardListProps } from '@rostra/ui/PpvCardList';
import { sampleWords } from '../../story/samples/words.ts';

const words = sampleWords('en').t;
const card: PpvCardListProps['cards'][number] = {
  id: 1,
  name: 'Five articles',
  quota: 5,
  balance: 3,
  uptimeDays: 3,
  usableFrom: '6 Sep 2026',
  article: true,
  live: false,
};

/** Give the day from which a card can be used. */
export const Do = () => <PpvCardList t={words} cards={[card]} />;

/** Leave the day out, so that the reader finds it at the content. */
export const Dont = () => (
  <PpvCardList t={words} cards={[{ ...card, uptimeDays: null, usableFrom: undefined }]} />
);

/** Shows the reader's cards in the order of the server: the next usable ones first. */
export const Example = ({ t, cards }: PpvCardListProps) => <PpvCardList t={t} cards={cards} />;
