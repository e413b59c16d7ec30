import sharp, { type Sharp } from 'sharp';

export type PictureFormat = 'webp' | 'jpg';

export type Original = { svg: string } | { upload: Buffer };

/** One picture uses one thread; several requests share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Widths are multiples of these drawings' own size or less; density keeps edges sharp instead of scaling pixels. */
const DRAWING_DPI = 72;

/** Draws a drawing at the asked width, or makes a smaller copy of an upload. */
export async function renderPicture(
	original: Original,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const picture =
		'svg' in original ? await rasterise(original.svg, width) : sharp(original.upload).resize({ width });
	if (format === 'webp') return picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
	return picture.flatten({ background: '#f7f4ef' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

async function rasterise(svg: string, width: number): Promise<Sharp> {
	const drawing = Buffer.from(svg);
	const { width: ownWidth = width } = await sharp(drawing).metadata();
	const density = Math.max(1, Math.min(2400, (DRAWING_DPI * width) / ownWidth));
	return sharp(drawing, { density }).resize({ width });
}
