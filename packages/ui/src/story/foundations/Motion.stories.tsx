import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';
import * as styles from './foundations.css.ts';
import { tokensOf } from './scaleTokens.ts';

const meta = { title: 'Guide/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  '--ui-motion-duration-quick': 'Hover and press.',
  '--ui-motion-duration-base': 'Menus, tabs, messages.',
  '--ui-motion-duration-calm': 'Dialogs, drawers, tiles that change places.',
};

function Movement() {
  const [isThere, setThere] = useState(false);
  const easings = tokensOf('motion-easing');
  return (
    <FoundationsPage
      title="Motion"
      intro="Things appear by opacity and at most 8 px of travel; figures change without rolling. Who asks for less motion gets none: everything is instant."
    >
      <Inline>
        <Button onPress={() => setThere(!isThere)}>Move</Button>
      </Inline>
      {tokensOf('motion-duration').map((duration) => (
        <Part key={duration.name} title={`${duration.value} · ${uses[duration.name] ?? ''}`}>
          <code className={styles.code}>{duration.name}</code>
          {easings.map((easing) => (
            <div key={easing.name}>
              <Text size="sm" tone="secondary">
                {easing.name} {easing.value}
              </Text>
              <div className={styles.track}>
                <div
                  className={styles.runner}
                  {...(isThere ? { 'data-there': '' } : {})}
                  style={{
                    transitionDuration: `var(${duration.name})`,
                    transitionTimingFunction: `var(${easing.name})`,
                  }}
                />
              </div>
            </div>
          ))}
        </Part>
      ))}
    </FoundationsPage>
  );
}

export const DurationsAndEasings: Story = {
  render: () => <Movement />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-there]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-there]')).toHaveLength(
      tokensOf('motion-duration').length * tokensOf('motion-easing').length,
    );
  },
};
