import { PriceTag } from '@rostra/ui/PriceTag';
import { Text } from '@rostra/ui/Text';

/** Pass both numbers: the tag adds the unit and strikes the former price. */
export const Do = () => <PriceTag coins={98} was={128} />;

/** Repeat the currency, and calculate the discount for the reader. */
export const Dont = () => (
  <Text as="span">
    ¥ <PriceTag coins={98} /> coins (−23%)
  </Text>
);

interface PriceProps {
  price: number | null;
  originalPrice: number | null;
  yuanPerCoin: number;
}

/** A price of the API with its former price and about as many yuan. */
export function Example({ price, originalPrice, yuanPerCoin }: PriceProps) {
  return <PriceTag coins={price} was={originalPrice} yuanPerCoin={yuanPerCoin} size="lg" />;
}
