/** The parameters of a story on the narrowest phone that we support. */
export const onPhone = {
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '780px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
};
