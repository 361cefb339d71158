/** The height of the site's tab bar at the bottom edge of phones; another bar sits above it. */
export const siteBarHeight = '60px';
