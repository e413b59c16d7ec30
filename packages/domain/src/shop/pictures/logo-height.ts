/** The height of a logo in the header. */
export const LOGO_HEIGHT_PX = 40;
