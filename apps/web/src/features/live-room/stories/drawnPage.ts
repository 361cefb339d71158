/** Returns a story's embedded page: a drawn sheet that reports at once that it is drawn. */
export const drawnPage = (id: number): string => {
  const sheet =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#fff"/>' +
    `<rect x="16" y="16" width="${40 + id * 10}" height="8" fill="#0c5567"/>` +
    '<path d="M16 34h128M16 46h110M16 58h120" stroke="#789" stroke-width="3"/></svg>';
  const send = "parent.postMessage({action:'renderDone',pages:12},'*')";
  return URL.createObjectURL(
    new Blob([`<body style="margin:0">${sheet}<script>${send}</script>`], { type: 'text/html' }),
  );
};
