// @vitest-environment node
import { uiTexts } from '@rostra/i18n/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { StockChart } from './StockChart.tsx';

it('renders the price on the server, and keeps the chart’s space without an open boundary', () => {
  const html = renderToString(
    <UiProvider locale="en" texts={uiTexts.en}>
      <StockChart name="Vela" currency="HKD" points={[{ day: '2026-09-03', price: 32.05 }]} />
    </UiProvider>,
  );
  expect(html).toContain('32.05');
  // The marker that React writes for a boundary that the browser must render.
  expect(html).not.toContain('<!--$!-->');
  expect(html).not.toContain('<!--$?-->');
});
