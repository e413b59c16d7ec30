import sharp from 'sharp';

export type PictureFormat = 'webp' | 'jpg';

/** One picture uses one thread; several requests share the cores. */
sharp.concurrency(1);
sharp.cache(false);

/** Renders every width that the contract names, also one wider than the original. */
export async function renderPicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
	const picture = sharp(original).resize({ width });
	if (format === 'webp') return picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer();
	return picture.flatten({ background: '#f7f4ef' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}
