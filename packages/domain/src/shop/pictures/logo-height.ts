/** How high the header shows a logo. */
export const LOGO_HEIGHT_PX = 40;
