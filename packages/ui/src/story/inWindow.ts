/** What a story is shown in: a window of this size. What covers the window covers no more. */
export function inWindow(width: number, height: number) {
  return {
    parameters: {
      layout: 'fullscreen',
      viewport: {
        options: {
          own: {
            name: `${width} × ${height}`,
            styles: { width: `${width}px`, height: `${height}px` },
          },
        },
      },
    },
    globals: { viewport: { value: 'own' } },
  };
}
