import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** Emphasize by weight, and keep tones for what they mean. */
export const Do = () => (
  <Stack gap={1}>
    <Text weight="strong">Registration closes on 17 Sep 2026.</Text>
    <Text size="sm" tone="secondary">
      Seats left: 12
    </Text>
  </Stack>
);

/** Emphasize by the tone of errors. */
export const Dont = () => (
  <Stack gap={1}>
    <Text tone="danger">Registration closes on 17 Sep 2026.</Text>
    <Text size="sm" tone="warning">
      Seats left: 12
    </Text>
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
