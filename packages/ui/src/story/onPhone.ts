/** What a story is shown on: the narrowest phone that we draw for. */
export const onPhone = {
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '780px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
};
