import { createHash } from 'node:crypto';
import type { PictureKind } from '@dukan/domain/pictures/picture-kinds.ts';
import { logoFile } from '@dukan/domain/pictures/shop-pictures.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Problem } from '../../platform/http/problem.ts';
import type { Originals } from './originals.ts';

/** S14: a small file can unfold to gigabytes. 40 million are more than a phone's camera takes. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;

/** Twice the widest that is ever shown. Products' are square, as every place that shows them expects. */
const PRODUCT_SIDE = 1920;
const BANNER_SIDE = 2880;
const LOGO_SIDE = 1024;
const QUALITY = 90;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** S25: a file made to decode slowly is given up on. */
const MAX_DECODING_S = 30;

/** Decoding is CPU work and memory: one after the other, and only so many wait, each with its file in memory. */
const MAX_WAITING = 8;
let lastUpload: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * S14: takes a picture from outside. What it is, its first bytes say, not its name; what is stored is re-encoded from its
 * pixels, so that nothing else that was in the file (place, camera, a page, a script) is ever given out.
 */
export async function takeUpload(bytes: Buffer, kind: PictureKind, originals: Originals): Promise<string> {
	const format = formatOf(bytes);
	if (!format) throw new Problem('unsupported_media_type');
	if (waiting >= MAX_WAITING) throw new Problem('too_many_requests', { retryAfterS: MAX_DECODING_S });
	waiting += 1;
	const made = lastUpload
		.then(() => redraw(bytes, format, kind))
		.finally(() => {
			waiting -= 1;
		});
	lastUpload = made.catch(() => {});
	const { data: content, info } = await made;
	const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
	const file = kind === 'logo' ? logoFile(info.width, info.height, hash) : `${kind}-${hash}.webp`;
	await originals.keep(file, kind, content);
	return file;
}

type Redrawn = { data: Buffer; info: OutputInfo };
type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/** By the signature at its beginning. sharp also knows SVG, PDF and others, which must not get that far. */
function formatOf(bytes: Buffer): Format | undefined {
	const at = (from: number, to: number) => bytes.toString('latin1', from, to);
	if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
	if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
	if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
	return at(4, 8) === 'ftyp' && ['avif', 'avis'].includes(at(8, 12)) ? 'heif' : undefined;
}

async function redraw(bytes: Buffer, format: Format, kind: PictureKind): Promise<Redrawn> {
	const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
	const found = await read()
		.metadata()
		.catch(() => refuse('broken'));
	if (found.format !== format) throw new Problem('unsupported_media_type');
	const { width = 0, height = 0 } = found;
	if (width * height > MAX_PIXELS || width > MAX_SIDE || height > MAX_SIDE) refuse('pixels');
	const upright = read().autoOrient();
	const sized =
		kind === 'product'
			? square(upright, Math.min(PRODUCT_SIDE, Math.max(width, height)))
			: inside(upright, kind === 'logo' ? LOGO_SIDE : BANNER_SIDE);
	return sized
		.timeout({ seconds: MAX_DECODING_S })
		.toColourspace('srgb')
		.webp({ quality: QUALITY })
		.toBuffer({ resolveWithObject: true })
		.catch(() => refuse('broken'));
}

function inside(picture: Sharp, side: number): Sharp {
	return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function square(picture: Sharp, side: number): Sharp {
	return picture
		.resize({ width: side, height: side, fit: 'contain', background: WHITE })
		.flatten({ background: WHITE });
}

function refuse(code: 'broken' | 'pixels'): never {
	throw new Problem('invalid_input', { errors: [{ field: 'picture', code }] });
}
