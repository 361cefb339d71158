/** The component library's own texts. */
export const ui = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    retry: 'Try again',
    loading: 'Loading',
    optional: ' (optional)',
    skipToContent: 'Skip to main content',
    empty: 'Nothing here yet',
    required: 'This field is required.',
  },
  error: {
    title: 'Couldn’t load this',
    text: 'Check your connection and try again.',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    total: '{{total}} total',
  },
  code: {
    send: 'Send code',
    resendIn: 'Resend in {{seconds}} s',
  },
  phone: {
    country: 'Country code',
  },
  select: {
    placeholder: 'Choose',
    search: 'Search',
    loading: 'Loading options',
    empty: 'No results',
    failed: 'The list didn’t load.',
    total: '{{total}} found',
    more: 'Load more',
    clear: 'Clear selection',
  },
  search: {
    label: 'Search',
    placeholder: 'Company, person, ticker or topic',
    clear: 'Clear search',
    history: 'Recent searches',
    clearHistory: 'Clear history',
    forget: 'Remove “{{term}}”',
    suggestions: 'Suggestions',
  },
  toast: {
    region: 'Messages',
    dismiss: 'Dismiss',
    repeated: '{{count}} times',
  },
  table: {
    empty: 'No records yet',
  },
  price: {
    about: 'about {{yuan}}',
    free: 'Free',
    was: 'was {{price}}',
  },
  richText: {
    enlarge: 'Enlarge image',
    enlarged: 'Enlarged image',
  },
  qr: {
    label: 'QR code',
  },
  language: {
    label: 'Language',
    en: 'English',
    'zh-CN': '中文',
  },
  leave: {
    title: 'Leave this page?',
    text: 'Unsaved information will be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
  trend: {
    rise: 'up',
    fall: 'down',
    flat: 'unchanged',
    none: 'no price yet',
  },
  paymentPassword: {
    label: 'Payment password (6 digits)',
  },
} as const;
