/** The separator between two sentences; after a Chinese full stop there is none. */
export const betweenSentences = { en: ' ', 'zh-CN': '' } as const;
