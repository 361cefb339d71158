/** What stands between two sentences; after a Chinese full stop nothing does. */
export const betweenSentences = { en: ' ', 'zh-CN': '' } as const;
