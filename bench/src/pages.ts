// W1 to W7: home and article beside a floor page and an empty React page of the same rounds; answers to presses.
// Build the site first (npm start does), then `pnpm --filter @rostra/bench run pages [rounds]`.
import { chromium } from 'playwright';
import { interact } from './interact.ts';
import { acceptAnnouncement, logIn } from './logIn.ts';
import { pageFindings } from './pageFindings.ts';
import { servePeers } from './peers/servePeers.ts';
import { presses } from './presses.ts';
import { median, report } from './report.ts';
import type { Finding } from './report.ts';
import { startRostra } from './startRostra.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const INP_GATE_MS = 150;

const rostra = await startRostra();
const peers = await servePeers();
const list = await fetch(`${rostra.origin}/api/v1/articles?per_page=1&lang=en`);
const { data } = (await list.json()) as { data: { id: number }[] };
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const home = `${rostra.origin}/search`;
const article = `${rostra.origin}/article/detail/${data[0]?.id ?? 1}`;

/** Visits all pages in turn, so that a busy moment of the machine meets all of them. */
const measureAll = async <Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, Visit>> => {
  const names = Object.keys(urls) as Name[];
  const visits = new Map<Name, Visit[]>(names.map((name) => [name, []]));
  for (const name of names) await visit(browser, urls[name]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) visits.get(name)?.push(await visit(browser, urls[name]));
  return Object.fromEntries(names.map((name) => [name, middle(visits.get(name) ?? [])])) as Record<
    Name,
    Visit
  >;
};

const middle = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((key) => [
      key,
      median(visits.map((one) => one[key as keyof Visit])),
    ]),
  ) as unknown as Visit;

const measured = await measureAll({
  floor: `${peers.origin}/floor`,
  empty: `${peers.origin}/empty`,
  home,
  article,
});
console.log(`Medians of ${ROUNDS} in the same rounds`);
console.table(measured);
const inp: Finding[] = [];
const member = await logIn(rostra.origin);
await acceptAnnouncement(rostra.origin, member);
for (const press of presses({ home, article, member })) {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) delays.push(await interact(browser, press));
  inp.push({
    id: 'W7',
    measure: `${press.name}: INP ms`,
    value: median(delays).toFixed(0),
    ratio: median(delays),
    gate: INP_GATE_MS,
    bound: 'most',
  });
}
await browser.close();
await peers.stop();
await rostra.stop();

report(`Pages, 412×823, 4× CPU, 1.6 Mbit/s, 150 ms; median of ${ROUNDS}`, [
  ...pageFindings('home', measured.home, measured),
  ...pageFindings('article', measured.article, measured),
  ...inp,
]);
