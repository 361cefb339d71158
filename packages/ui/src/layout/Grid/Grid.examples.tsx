import { Card } from '@rostra/ui/Card';
import { Grid } from '@rostra/ui/Grid';
import { PriceTag } from '@rostra/ui/PriceTag';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

const offers = [
  { name: '1 use', coins: 98 },
  { name: '5 uses', coins: 440 },
];

/** Let each cell hold one whole thing. */
export const Do = () => (
  <Grid gap={4}>
    {offers.map(({ name, coins }) => (
      <Card key={name}>
        <Text>{name}</Text>
        <PriceTag coins={coins} />
      </Card>
    ))}
  </Grid>
);

/** Spread the facts of one thing over cells: on phones they fall apart. */
export const Dont = () => (
  <Grid gap={4}>
    {offers.flatMap(({ name, coins }) => [
      <Text key={name}>{name}</Text>,
      <PriceTag key={`${name} price`} coins={coins} />,
    ])}
  </Grid>
);

interface PacksProps {
  packs: readonly { id: number; name: string; price: number }[];
}

/** Cards of one kind, as a list: one column on phones, three on desktop. */
export function Example({ packs }: PacksProps) {
  return (
    <Grid as="ul" columns={3}>
      {packs.map(({ id, name, price }) => (
        <Card key={id} as="li" depth="raised">
          <Stack gap={2}>
            <Text weight="strong">{name}</Text>
            <PriceTag coins={price} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
