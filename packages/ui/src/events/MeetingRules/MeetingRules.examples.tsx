import { MeetingRules } from '@rostra/ui/MeetingRules';
import type { MeetingRulesProps } from '@rostra/ui/MeetingRules';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { screenTextFor } from '../../story/screenText.ts';

interface Rules extends Pick<MeetingRulesProps, 't'> {
  /** The site's settings. */
  settings: Omit<MeetingRulesProps, 't'>;
  isFree: boolean;
}

/** The rules of one meeting; those about payment are left out where nothing is sold. */
export function Example({ t, settings, isFree }: Rules) {
  const { trialMinutes, removalMinutes, holdMinutes, ...always } = settings;
  const paid = { trialMinutes, removalMinutes, holdMinutes };
  return <MeetingRules t={t} {...always} {...(isFree ? {} : paid)} />;
}

/** For a free meeting, list only the rules that apply to it. */
export const Do = () => <MeetingRules t={screenTextFor('en')} entryMinutes={30} experts={12} />;

/** For a free meeting, list rules about payment. */
export const Dont = () => (
  <section>
    <SectionHead title="Meeting rules" />
    <Stack as="ul" gap={2}>
      <Text as="li">The room opens 30 minutes before the start.</Text>
      <Text as="li">Unpaid attendees are removed 5 minutes after the start.</Text>
      <Text as="li">You can listen to the first 5 minutes for free.</Text>
      <Text as="li">Up to 12 experts can speak.</Text>
    </Stack>
  </section>
);
