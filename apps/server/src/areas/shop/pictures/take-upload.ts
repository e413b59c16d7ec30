import { createHash } from 'node:crypto';
import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { logoFile } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import sharp, { type Sharp } from 'sharp';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Originals } from './originals.ts';

/** S14: a small file can unpack to gigabytes. 40 million pixels are more than a phone's camera takes. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;

/**
 * The side of a product's picture is twice the largest width that is ever shown. The picture is square,
 * because every place that shows it expects that.
 */
const PRODUCT_SIDE = 1920;
/** The picture of a defect is large enough to show a scratch. */
const SIDES = { banner: 2880, logo: 1024, defect: 1600, review: 1280 } as const;
const QUALITY = 90;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** S25: decoding stops after this time, because a file may be made to decode slowly. */
const MAX_DECODING_S = 30;

/**
 * Uploads are decoded one after the other, because decoding needs processor and memory. Only this many wait,
 * because each holds its file in memory.
 */
const MAX_WAITING = 8;
let lastUpload: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The purpose of an upload. Only staff see the picture of a defect; everyone sees that of a published review.
 */
type UploadKind = PictureKind | 'defect' | 'review';

/**
 * S14: takes a picture from outside. Its first bytes decide the format, not its name. The stored file is
 * encoded again from the pixels, so that the shop never serves anything else that the file holds, such as a
 * place or a script.
 */
export async function encodeUpload(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
	const format = formatOf(bytes);
	if (!format) throw new Problem('unsupported_media_type');
	if (waiting >= MAX_WAITING) throw new Problem('too_many_requests', { retryAfterS: MAX_DECODING_S });
	waiting += 1;
	const made = lastUpload
		.then(() => reencode(bytes, format, kind))
		.finally(() => {
			waiting -= 1;
		});
	lastUpload = made.catch(() => {});
	return made;
}

/** Stores a picture of the shop's pages and returns the name of its file. */
export async function takeUpload(bytes: Buffer, kind: PictureKind, originals: Originals): Promise<string> {
	const content = await encodeUpload(bytes, kind);
	const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
	const file = kind === 'logo' ? await logoName(content, hash) : `${kind}-${hash}.webp`;
	await originals.keep(file, kind, content);
	return file;
}

/** The name holds the logo's size, so that the header reserves the right space. */
async function logoName(content: Buffer, hash: string): Promise<string> {
	const { width, height } = await sharp(content).metadata();
	return logoFile(width, height, hash);
}

type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/**
 * Recognises a format by its first bytes. Other formats that sharp reads, such as SVG and PDF, are not
 * accepted.
 */
function formatOf(bytes: Buffer): Format | undefined {
	const at = (from: number, to: number) => bytes.toString('latin1', from, to);
	if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
	if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
	if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
	return at(4, 8) === 'ftyp' && ['avif', 'avis'].includes(at(8, 12)) ? 'heif' : undefined;
}

async function reencode(bytes: Buffer, format: Format, kind: UploadKind): Promise<Buffer> {
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
			: inside(upright, SIDES[kind]);
	return sized
		.timeout({ seconds: MAX_DECODING_S })
		.toColourspace('srgb')
		.webp({ quality: QUALITY })
		.toBuffer()
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
	throw invalidField('picture', code);
}
