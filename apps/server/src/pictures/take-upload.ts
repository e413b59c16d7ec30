import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';

const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1920;
const KINDS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/**
 * S8: what comes in is looked at, whatever it calls itself, and drawn anew: nothing of the file itself is kept. The picture
 * stands inside a drawing, so that it is sized and served as the others are.
 */
export async function takeUpload(db: Database, bytes: Buffer, kind: 'product' | 'banner'): Promise<string> {
	const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
	let drawn: { data: Buffer; info: { width: number; height: number } };
	try {
		const { format } = await sharp(bytes, options).metadata();
		if (!KINDS.has(format)) throw new Problem('unsupported_media_type');
		drawn = await sharp(bytes, options)
			.rotate()
			.resize({ width: MAX_WIDTH, withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 88 })
			.toBuffer({ resolveWithObject: true });
	} catch (error) {
		throw error instanceof Problem ? error : new Problem('unsupported_media_type');
	}
	const { width, height } = drawn.info;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${drawn.data.toString('base64')}"/></svg>`;
	const file = `${createHash('sha256').update(drawn.data).digest('hex').slice(0, 24)}.webp`;
	await db
		.insertInto('pictures')
		.values({ file, kind, svg })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return file;
}
