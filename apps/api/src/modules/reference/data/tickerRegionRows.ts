/** ID, code, Simplified, Traditional, English of each market. */
export const tickerRegionRows = [
  [1, 'CN', 'A 股', 'A 股', 'China A shares'],
  [2, 'HK', '港股', '港股', 'Hong Kong'],
  [3, 'US', '美股', '美股', 'United States'],
  [4, 'TW', '台股', '台股', 'Taiwan'],
  [5, 'JP', '日股', '日股', 'Japan'],
  [6, 'KR', '韩股', '韓股', 'South Korea'],
  [7, 'SG', '新加坡股市', '新加坡股市', 'Singapore'],
  [8, 'IN', '印度股市', '印度股市', 'India'],
  [9, 'GB', '英股', '英股', 'United Kingdom'],
  [10, 'EU', '欧洲股市', '歐洲股市', 'Europe'],
] as const;
