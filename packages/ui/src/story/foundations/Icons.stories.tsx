import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../../foundations/Icon/index.ts';
import * as icons from '../../icons.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';
import * as styles from './foundations.css.ts';

const meta = { title: 'Guide/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawings = Object.entries(icons);

/** Every icon that screens may use, in the sizes of the tokens. */
export const Drawings: Story = {
  render: () => (
    <FoundationsPage
      title="Icons"
      intro="One set, drawn in the text's color. They stand beside words, or alone with a name for screen readers; they never stand for a word that matters. A new one is added to icons.ts."
    >
      <Part title={`${drawings.length} drawings`}>
        <ul className={styles.icons}>
          {drawings.map(([name, drawing]) => (
            <li key={name} className={styles.icon}>
              <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                <Icon icon={drawing} size="sm" />
                <Icon icon={drawing} size="md" />
                <Icon icon={drawing} size="lg" />
              </span>
              <code className={styles.code}>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
    </FoundationsPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(drawings.length * 3);
  },
};
