/** Of the site's places at the bottom edge of phones: another bar stands above it. */
export const siteBarHeight = '60px';
