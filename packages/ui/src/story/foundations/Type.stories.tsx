import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../foundations/Text/index.ts';
import { sampleFor } from '../samples/texts.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';
import * as styles from './foundations.css.ts';
import { inPixels, tokensOf, typeSteps } from './scaleTokens.ts';

const meta = { title: 'Guide/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const samples = { latin: sampleFor('en'), chinese: sampleFor('zh-CN') };
const langs = { latin: 'en', chinese: 'zh-CN' } as const;

/** Every step, Latin beside Chinese, in the size and line of its script. */
export const LatinBesideChinese: Story = {
  render: () => (
    <FoundationsPage
      title="Type"
      intro="The same step in both scripts at desk width: px of size and line at a browser's usual font size. Reading steps are set in the serif in English and in the sans in Chinese. Phones have smaller titles."
    >
      <Part title="Steps">
        <div>
          {typeSteps.map((entry) => (
            <div key={entry.step} className={styles.scripts}>
              <code className={styles.code}>{entry.step}</code>
              {(['latin', 'chinese'] as const).map((script) => {
                const { size, line } = entry[script];
                const isReading = entry.step.startsWith('reading');
                const isTitle = /title/.test(entry.step);
                return (
                  <div key={script}>
                    <Text size="xs" tone="muted" isTabular>
                      {inPixels(size)} / {inPixels(line)}
                    </Text>
                    <p
                      lang={langs[script]}
                      style={{
                        fontSize: size,
                        lineHeight: line,
                        fontWeight: isTitle ? 'var(--ui-font-weight-strong)' : undefined,
                        fontFamily: isReading ? 'var(--ui-font-family-reading)' : undefined,
                      }}
                    >
                      {isTitle ? samples[script].title : samples[script].paragraph}
                    </p>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Weights">
        <div className={styles.tiles}>
          {tokensOf('font-weight').map(({ name, value }) => (
            <div key={name}>
              <p style={{ fontWeight: value }}>
                Rostra 1,240.00 <span lang="zh-CN">讲坛</span>
              </p>
              <code className={styles.code}>
                {name} {value}
              </code>
            </div>
          ))}
        </div>
      </Part>
    </FoundationsPage>
  ),
  play: async ({ canvasElement }) => {
    const both = canvasElement.querySelectorAll<HTMLElement>('p[lang="zh-CN"]');
    await expect(both).toHaveLength(typeSteps.length);
    for (const one of both)
      await expect(Number.parseFloat(getComputedStyle(one).fontSize)).toBeGreaterThanOrEqual(12);
  },
};
