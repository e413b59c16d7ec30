import sharp from 'sharp';

export type PictureFormat = 'webp' | 'jpg';

/** Each picture uses one thread, so that several requests share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Renders any width that the contract names, even if the original is narrower. */
export async function renderPicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
	const picture = sharp(original).resize({ width });
	if (format === 'webp') return picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
	return picture.flatten({ background: '#f7f4ef' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
