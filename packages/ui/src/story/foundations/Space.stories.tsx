import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../foundations/Text/index.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';
import * as styles from './foundations.css.ts';
import { tokensOf } from './scaleTokens.ts';
import type { ScaleToken } from './scaleTokens.ts';

const meta = { title: 'Guide/Space and shape' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const radii = ['small', 'control', 'tile', 'card', 'pill'];
const shadows = ['raised', 'overlay'];

function Bars({ tokens }: { tokens: readonly ScaleToken[] }) {
  return (
    <ul className={styles.bars}>
      {tokens.map(({ name, value }) => (
        <li key={name} className={styles.bar}>
          <span>
            <code className={styles.code}>{name}</code>
            <Text size="sm" isTabular tone="secondary">
              {value}
            </Text>
          </span>
          <span className={styles.length} style={{ inlineSize: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** Lengths as the tokens have them; corners and shadows as the toolbar's theme has them. */
export const SpaceAndShape: Story = {
  render: () => (
    <FoundationsPage
      title="Space and shape"
      intro="Steps of four. Between sections 40, inside a card 20 or 24, between rows of a form 20. On phones everything that is touched is 44 high at least. A partner changes corners and the raised shadow, never space."
    >
      <Part title="Space">
        <Bars tokens={tokensOf('space')} />
      </Part>
      <Part title="Sizes">
        <Bars tokens={tokensOf('size')} />
      </Part>
      <Part title="Corners">
        <div className={styles.tiles}>
          {radii.map((name) => (
            <div
              key={name}
              className={styles.tile}
              style={{ borderRadius: `var(--ui-radius-${name})` }}
            >
              <Text size="sm">{name}</Text>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Depth">
        <div className={styles.tiles}>
          {shadows.map((name) => (
            <div
              key={name}
              className={styles.tile}
              style={{ boxShadow: `var(--ui-shadow-${name})` }}
            >
              <Text size="sm">{name}</Text>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Where the layout changes">
        <ul>
          {Object.entries(breakpoints).map(([name, px]) => (
            <li key={name}>
              <Text as="span" isTabular>
                {name}: from {px} px
              </Text>
            </li>
          ))}
        </ul>
      </Part>
    </FoundationsPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('--ui-space-4')).toBeVisible();
    const lengths = [...canvasElement.querySelectorAll<HTMLElement>(`.${styles.length}`)];
    await expect(lengths.every((each) => each.getBoundingClientRect().width > 0)).toBe(true);
  },
};
