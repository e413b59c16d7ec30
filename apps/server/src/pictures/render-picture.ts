import sharp from 'sharp';

export type PictureFormat = 'webp' | 'jpg';

/** One picture uses one thread; several requests share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Widths are multiples of these drawings' own size or less; density keeps edges sharp instead of scaling pixels. */
const DRAWING_DPI = 72;

/** Draws the original at the asked width. */
export async function renderPicture(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
	const drawing = Buffer.from(svg);
	const { width: ownWidth = width } = await sharp(drawing).metadata();
	const density = Math.max(1, Math.min(2400, (DRAWING_DPI * width) / ownWidth));
	const picture = sharp(drawing, { density }).resize({ width });
	if (format === 'webp') return picture.webp({ quality: 74, effort: 5, smartSubsample: true }).toBuffer();
	return picture.flatten({ background: '#f7f4ef' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
