/** docs/contract.md, conventions: the widths in which a client can request a product picture. */
export const PRODUCT_PICTURE_WIDTHS = [240, 480, 960] as const;
export const BANNER_PICTURE_WIDTHS = [240, 480, 640, 960, 1440] as const;

/** The picture for products without one. The server serves it like any other picture. */
export const NO_PICTURE_FILE = 'no-picture.webp';

function jpgName(webpFile: string): string {
	return webpFile.replace(/\.webp$/, '.jpg');
}

export function productPicture(file: string, width: number): { webp: string; jpg: string } {
	return {
		webp: `/images/products/${file}?w=${width}`,
		jpg: `/images/products-jpg/${jpgName(file)}?w=${width}`,
	};
}

export function bannerPicture(file: string, width: number): { webp: string; jpg: string } {
	return { webp: `/images/banners/${file}?w=${width}`, jpg: `/images/banners/${jpgName(file)}?w=${width}` };
}
