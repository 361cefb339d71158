/**
 * Returns the parameters of a story in a window of this size. An element that covers the window
 * covers no more than that.
 */
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
