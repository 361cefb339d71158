/** Ghost 6.65 as measured in reference/performance.md section 1 (kB, ms, requests). */
export const ghost = {
  home: {
    scriptKilobytes: 811,
    transferredKilobytes: 884,
    requests: 16,
    lcp: 1588,
    tti: 6309,
    tbt: 684,
  },
  article: {
    scriptKilobytes: 811,
    transferredKilobytes: 1128,
    requests: 16,
    lcp: 1556,
    tti: 8164,
    tbt: 1253,
  },
  onePostP99: 192,
  titlesP99: 175,
} as const;
