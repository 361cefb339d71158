import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { cardUsePanelStates } from './CardUsePanel.states.ts';
import { CardUsePanel } from './CardUsePanel.tsx';
import type { CardUsePanelProps } from './CardUsePanel.tsx';

const meta = {
  title: 'Money/CardUsePanel',
  component: CardUsePanel,
  args: accountSample('en').CardUsePanel,
  render: (_args, context) => <CardUsePanel {...accountSample(localeOf(context)).CardUsePanel} />,
} satisfies Meta<typeof CardUsePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  CardUsePanel,
  cardUsePanelStates,
  (s) => accountSample(localeOfSample(s)).CardUsePanel,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Usable: Story = { ...states.one('usable'), tags: ['!test', 'state'] };

export const Waiting: Story = { ...states.one('waiting'), tags: ['!test', 'state'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

export const Failed: Story = { ...states.one('failed'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** Keeps the selection and waits for the server, as the app does. */
function Using(props: CardUsePanelProps) {
  const [card, setCard] = useState(props.card);
  const [isPending, setPending] = useState(false);
  return (
    <CardUsePanel
      {...props}
      card={card}
      isPending={isPending}
      onCardChange={(id) => {
        setCard(id);
        props.onCardChange(id);
      }}
      onUse={() => {
        setPending(true);
        props.onUse();
      }}
    />
  );
}

/**
 * PAY-33: A card in its waiting period cannot be selected; an active card can be used once. The
 * alternative is to pay.
 */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { card: null, onCardChange: fn(), onUse: fn() },
  render: ({ onCardChange, onUse }, context) => (
    <Using
      {...accountSample(localeOf(context)).CardUsePanel}
      card={null}
      onCardChange={onCardChange}
      onUse={onUse}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const { t, links } = accountSample(localeOf({ globals })).CardUsePanel;
    const [usable, waiting] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement];
    await expect(canvas.getByText(t('pay.card.notYet'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(waiting).toBeDisabled();
    await tabThrough([usable]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(waiting).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(usable).toBeChecked();
    await expect(args.onCardChange).toHaveBeenLastCalledWith(1);

    const use = canvas.getByRole('button', { name: t('pay.card.submit') });
    await expect(canvas.queryByText(t('pay.card.notYet'))).toBeNull();
    await tabThrough([use]);
    await userEvent.keyboard('{Enter}');
    await expect(use).toHaveFocus();
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenCalledOnce();

    const pay = canvas.getByRole('link');
    await expect(pay).toHaveAccessibleName(/38\.00/);
    await tabThrough([pay]);
    await followBothWays(pay, links.pay);
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
