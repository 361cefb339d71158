/**
 * Ghost 6.65 as measured in reference/performance.md section 1 (kB, requests). Its times are ratios to
 * the floor page of its own run (LCP 392 ms, TTI 532 ms), so that they hold on any machine.
 */
export const ghost = {
  home: {
    scriptKilobytes: 811,
    transferredKilobytes: 884,
    requests: 16,
    lcpToFloor: 1588 / 392,
    ttiToFloor: 6309 / 532,
  },
  article: {
    scriptKilobytes: 811,
    transferredKilobytes: 1128,
    requests: 16,
    lcpToFloor: 1556 / 392,
    ttiToFloor: 8164 / 532,
  },
  onePostP99: 192,
  titlesP99: 175,
} as const;
