import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from '../../data/Table/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { reportPairs } from '../../theme/reportContrast.ts';
import type { SchemePairReport } from '../../theme/reportContrast.ts';
import { colorTokens } from '../../theme/tokens.ts';
import type { Theme } from '../../theme/themeTypes.ts';
import { colorGroups } from './colorGroups.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';
import * as styles from './foundations.css.ts';
import { shownTheme } from './shownTheme.ts';

const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

/** Returns the tightest of a token's pairs in a scheme. */
function tightest(reports: SchemePairReport[], token: string): string {
  const own = reports.filter(({ foreground }) => foreground === token);
  const lowest = own.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
  return lowest
    ? `${ratio(lowest.ratio)} on ${lowest.background}, ${lowest.scheme} (needs ${lowest.minimum})`
    : '';
}

function Tokens({ theme }: { theme: Theme }) {
  const reports = reportPairs(theme);
  return (
    <FoundationsPage
      title="Color"
      intro="Every color has a role, never a hue. Left light, right dark; under it the tightest pair that it stands in. Choose another theme in the toolbar."
    >
      {colorGroups.map(({ title, tokens }) => (
        <Part key={title} title={title}>
          <ul className={styles.swatches}>
            {tokens.map((token) => (
              <li key={token} className={styles.swatch}>
                <span className={styles.halves} aria-hidden="true">
                  <span style={{ background: theme.light[token] }} />
                  <span style={{ background: theme.dark[token] }} />
                </span>
                <code className={styles.code}>--ui-color-{token}</code>
                <Text size="sm" isTabular tone="secondary">
                  {theme.light[token]} · {theme.dark[token]}
                </Text>
                <Text size="xs" tone="muted">
                  {tightest(reports, token)}
                </Text>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </FoundationsPage>
  );
}

function Figures({ theme }: { theme: Theme }) {
  const reports = reportPairs(theme);
  return (
    <FoundationsPage
      title="Contrast"
      intro="Every pair that a component paints, in both schemes. Text needs 4.5:1, edges and marks 3:1; in high contrast 7:1 and 4.5:1. A pair that fails stops the build."
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <Part key={scheme} title={scheme === 'light' ? 'Light' : 'Dark'}>
          <Table
            caption={`Pairs in ${scheme}`}
            rows={reports.filter((report) => report.scheme === scheme)}
            getKey={({ foreground, background }) => `${foreground} ${background}`}
            columns={[
              {
                key: 'pair',
                header: 'Pair',
                render: ({ foreground, background }) => `${foreground} on ${background}`,
              },
              {
                key: 'sample',
                header: 'Colors',
                render: ({ foregroundValue, backgroundValue }) => (
                  <span className={styles.sample} style={{ background: backgroundValue }}>
                    <svg viewBox="0 0 48 16" width="48" height="16" aria-hidden="true">
                      <path d="M0 8h48" stroke={foregroundValue} strokeWidth="6" />
                    </svg>
                  </span>
                ),
              },
              {
                key: 'ratio',
                header: 'Contrast',
                render: (report) => `${ratio(report.ratio)} of ${report.minimum}:1`,
              },
              {
                key: 'passes',
                header: 'Verdict',
                render: ({ passes }) => (
                  <Tag tone={passes ? 'success' : 'danger'}>{passes ? 'Passes' : 'Fails'}</Tag>
                ),
              },
            ]}
          />
        </Part>
      ))}
    </FoundationsPage>
  );
}

const meta = { title: 'Guide/Color' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Made of the tokens and the toolbar's theme: nothing is copied by hand. */
export const Roles: Story = {
  render: (_args, context) => <Tokens theme={shownTheme(context)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^--ui-color-/)).toHaveLength(colorTokens.length);
  },
};

export const ContrastFigures: Story = {
  render: (_args, context) => <Figures theme={shownTheme(context)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Passes')).toHaveLength(contrastPairs.length * 2);
    await expect(canvas.queryByText('Fails')).toBeNull();
  },
};
