import { InvitePanel } from '@rostra/ui/InvitePanel';
import type { InvitePanelProps } from '@rostra/ui/InvitePanel';
import { personalSample } from '../../story/samples/personal.ts';

const sample = personalSample('en').InvitePanel;

/** Mask the names of people who joined. */
export const Do = () => <InvitePanel {...sample} share={undefined} />;

/** Show the inviter more than they knew before. */
export const Dont = () => (
  <InvitePanel
    {...sample}
    share={undefined}
    records={(sample.records ?? []).map((record) => ({ ...record, name: 'tom@northgate.example' }))}
  />
);

/** Offers the share sheet only where the system has one. */
export function Example(
  invitation: Pick<InvitePanelProps, 'code' | 'address' | 'came' | 'gained' | 'records'>,
) {
  const { address } = invitation;
  return (
    <InvitePanel
      {...invitation}
      points={50}
      yuanPerCoin={6.8}
      copy={(text) => navigator.clipboard.writeText(text)}
      share={'share' in navigator ? () => navigator.share({ url: address }) : undefined}
    />
  );
}
