// W1 to W7: home and article against Ghost's figures, on Ghost's conditions; W7's answers to presses.
// Build the site first (npm start does), then `pnpm --filter @rostra/bench run pages`.
import { chromium } from 'playwright';
import type { Locator, Page } from 'playwright';

import { ghost } from './ghost.ts';
import { interact } from './interact.ts';
import { median, report } from './report.ts';
import type { Finding } from './report.ts';
import { startRostra } from './startRostra.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const ROUNDS = 5;

const rostra = await startRostra();
const list = await fetch(`${rostra.origin}/api/v1/articles?per_page=1&lang=en`);
const { data } = (await list.json()) as { data: { id: number }[] };
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const measure = async (url: string): Promise<Visit> => {
  await visit(browser, url);
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, url));
  const middle = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  return {
    scriptKilobytes: middle('scriptKilobytes'),
    transferredKilobytes: middle('transferredKilobytes'),
    requests: middle('requests'),
    lcp: middle('lcp'),
    tti: middle('tti'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  };
};

const compare = (
  name: string,
  page: Visit,
  peer: (typeof ghost)['home' | 'article'],
): Finding[] => [
  {
    id: name === 'home' ? 'W1' : 'W2',
    measure: `${name}: JS gz kB / ${peer.scriptKilobytes}`,
    value: page.scriptKilobytes.toFixed(1),
    ratio: page.scriptKilobytes / peer.scriptKilobytes,
    gate: 0.18,
    bound: 'most',
  },
  {
    id: 'W3',
    measure: `${name}: transferred kB / ${peer.transferredKilobytes}`,
    value: page.transferredKilobytes.toFixed(1),
    ratio: page.transferredKilobytes / peer.transferredKilobytes,
    gate: 0.25,
    bound: 'most',
  },
  {
    id: 'W3',
    measure: `${name}: requests / ${peer.requests}`,
    value: String(page.requests),
    ratio: page.requests / peer.requests,
    gate: 1,
    bound: 'most',
  },
  {
    id: 'W4',
    measure: `${name}: LCP ms / ${peer.lcp}`,
    value: page.lcp.toFixed(0),
    ratio: page.lcp / peer.lcp,
    gate: 1,
    bound: 'most',
  },
  {
    id: 'W5',
    measure: `${name}: TTI ms / ${peer.tti}`,
    value: page.tti.toFixed(0),
    ratio: page.tti / peer.tti,
    gate: 0.4,
    bound: 'most',
  },
  {
    id: 'W6',
    measure: `${name}: TBT ms / ${peer.tbt}`,
    value: page.tbt.toFixed(0),
    ratio: page.tbt / peer.tbt,
    gate: 0.5,
    bound: 'most',
  },
  {
    id: 'W7',
    measure: `${name}: CLS`,
    value: page.cls.toFixed(3),
    ratio: page.cls,
    gate: 0.05,
    bound: 'most',
  },
];

const homeUrl = `${rostra.origin}/search`;
const articleUrl = `${rostra.origin}/article/detail/${data[0]?.id ?? 1}`;
const home = await measure(homeUrl);
const article = await measure(articleUrl);

const INP_GATE_MS = 200;
const languageSwitch = (page: Page): Locator => page.getByRole('button', { name: '中文' });
const answers = async (
  name: string,
  url: string,
  act: Parameters<typeof interact>[2],
): Promise<Finding> => {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) delays.push(await interact(browser, url, act));
  const value = median(delays);
  return {
    id: 'W7',
    measure: `${name}: INP ms`,
    value: value.toFixed(0),
    ratio: value,
    gate: INP_GATE_MS,
    bound: 'most',
  };
};
const inp = [
  await answers('home: day, search, language', homeUrl, async (page, settle) => {
    await page.locator('[aria-pressed]').nth(1).tap();
    await settle();
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('ai', { delay: 200 });
    await settle();
    await languageSwitch(page).tap();
    await settle();
  }),
  await answers('article: like, language', articleUrl, async (page, settle) => {
    await page.locator('[aria-pressed]').first().tap();
    await settle();
    await languageSwitch(page).tap();
    await settle();
  }),
];
await browser.close();
await rostra.stop();
report('Pages, 412×823, 4× CPU, 1.6 Mbit/s, 150 ms; median of 5', [
  ...compare('home', home, ghost.home),
  ...compare('article', article, ghost.article),
  ...inp,
]);
