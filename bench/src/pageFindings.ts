import { ghost } from './ghost.ts';
import type { Finding } from './report.ts';
import type { Visit } from './visit.ts';

/** Pages that the same rounds measure beside ours. */
export interface Peers {
  readonly floor: Visit;
  readonly empty: Visit;
}

interface Gates {
  readonly id: string;
  readonly lcp: number;
}

const GATES: Record<'home' | 'article', Gates> = {
  home: { id: 'W1', lcp: 1.6 },
  article: { id: 'W2', lcp: 1.7 },
};
const TTI_GATE = 4;
const TBT_GATE_MS = 250;
const REQUESTS_GATE = 10;

/** Compares one of our pages with the floor and the empty page of its own run, and with Ghost. */
export const pageFindings = (
  name: 'home' | 'article',
  page: Visit,
  { floor, empty }: Peers,
): Finding[] => {
  const peer = ghost[name];
  const gates = GATES[name];
  const most = (
    id: string,
    measure: string,
    value: number,
    ratio: number,
    gate: number,
  ): Finding => ({
    id,
    measure: `${name}: ${measure}`,
    value: value.toFixed(value < 1 ? 3 : 0),
    ratio,
    gate,
    bound: 'most',
  });
  const lcp = page.lcp / floor.lcp;
  const tti = page.tti / floor.tti;
  return [
    most(
      gates.id,
      'JS gz kB / Ghost',
      page.scriptKilobytes,
      page.scriptKilobytes / peer.scriptKilobytes,
      0.18,
    ),
    most(
      'W3',
      'transferred kB / Ghost',
      page.transferredKilobytes,
      page.transferredKilobytes / peer.transferredKilobytes,
      0.25,
    ),
    most('W3', 'requests', page.requests, page.requests, REQUESTS_GATE),
    most('W4', 'FCP ms / floor LCP', page.fcp, page.fcp / floor.lcp, gates.lcp),
    most('W4', 'LCP ms / floor', page.lcp, lcp, gates.lcp),
    most('W4', 'LCP to floor / Ghost to its floor', page.lcp, lcp / peer.lcpToFloor, 1),
    most('W5', 'TTI ms / floor', page.tti, tti, TTI_GATE),
    most('W5', 'TTI to floor / Ghost to its floor', page.tti, tti / peer.ttiToFloor, 1),
    most('W6', 'TBT ms minus the empty page', page.tbt, page.tbt - empty.tbt, TBT_GATE_MS),
    most('W7', 'CLS', page.cls, page.cls, 0.05),
  ];
};
