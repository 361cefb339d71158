import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

const amounts = ['1,111.00', '1,240.00', '258.40'];

/** Set counters in figures of one width, so that their digits are aligned. */
export const Do = () => (
  <Stack gap={1} align="end">
    {amounts.map((amount) => (
      <Text key={amount} isTabular>
        {amount}
      </Text>
    ))}
  </Stack>
);

/** Set a column of amounts in a tone that means something else. */
export const Dont = () => (
  <Stack gap={1} align="end">
    {amounts.map((amount) => (
      <Text key={amount} tone="danger">
        {amount}
      </Text>
    ))}
  </Stack>
);

/** The lines of a card: a summary of two lines at most, and a small line with a counter. */
export function Example({ summary, views }: { summary: string; views: number }) {
  return (
    <>
      <Text clamp={2} dir="auto">
        {summary}
      </Text>
      <Text size="sm" tone="secondary" isTabular>
        {`Views: ${views}`}
      </Text>
    </>
  );
}
