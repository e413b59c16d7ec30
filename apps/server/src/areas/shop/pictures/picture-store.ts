import type { ConcurrencyLimiter } from '../../../platform/overload/concurrency-limiter.ts';
import { PictureFolder } from './picture-folder.ts';
import { type PictureFormat, renderPicture } from './render-picture.ts';

export type PictureRequest = {
	file: string;
	kind: 'product' | 'banner';
	width: number;
	format: PictureFormat;
	/** The client who takes turns with others when the shop is overloaded. */
	client?: string;
};

/**
 * Sized pictures, made from their originals on first request and cached on disk within a limit. The same picture is never
 * made twice at once.
 */
export class PictureStore {
	readonly #folder: PictureFolder;
	readonly #findOriginal: (request: PictureRequest) => Promise<Buffer | undefined>;
	readonly #making = new Map<string, Promise<Buffer | undefined>>();
	readonly #limiter: ConcurrencyLimiter;
	readonly #onEvent: (event: 'hit' | 'made') => void;
	readonly #onUnwritable: (error: unknown) => void;
	#isUnwritable = false;

	constructor(options: {
		cacheDir: string;
		maxBytes: number;
		findOriginal: (request: PictureRequest) => Promise<Buffer | undefined>;
		limiter: ConcurrencyLimiter;
		onEvent?: (event: 'hit' | 'made') => void;
		/** Called at the first picture that cannot be stored, and not again until one could be stored. */
		onUnwritable?: (error: unknown) => void;
	}) {
		this.#folder = new PictureFolder(options.cacheDir, options.maxBytes);
		this.#findOriginal = options.findOriginal;
		this.#limiter = options.limiter;
		this.#onEvent = options.onEvent ?? (() => {});
		this.#onUnwritable = options.onUnwritable ?? (() => {});
	}

	/** Returns undefined if there is no such original. */
	async get(request: PictureRequest): Promise<Buffer | undefined> {
		const name = `${request.file.replace(/\.webp$/, '')}.${request.width}.${request.format}`;
		return (
			(await this.#readMade(name)) ??
			this.#making.get(name) ??
			// R10: clients take turns. A waiting request holds no original in memory, and does not delay
			// other clients who request the same picture.
			this.#limiter.run(() => this.#makeOnce(name, request), request.client)
		);
	}

	async #readMade(name: string): Promise<Buffer | undefined> {
		const made = await this.#folder.read(name);
		if (made) this.#onEvent('hit');
		return made;
	}

	#makeOnce(name: string, request: PictureRequest): Promise<Buffer | undefined> {
		const making =
			this.#making.get(name) ?? this.#make(name, request).finally(() => this.#making.delete(name));
		this.#making.set(name, making);
		return making;
	}

	async #make(name: string, request: PictureRequest): Promise<Buffer | undefined> {
		// Another request may have made the picture while this one waited.
		const made = await this.#readMade(name);
		if (made) return made;
		const original = await this.#findOriginal(request);
		if (!original) return undefined;
		const picture = await renderPicture(original, request.width, request.format);
		await this.#store(name, picture);
		this.#onEvent('made');
		return picture;
	}

	/** R17: a picture that does not fit on the disk is still shown. */
	async #store(name: string, picture: Buffer): Promise<void> {
		try {
			await this.#folder.write(name, picture);
			this.#isUnwritable = false;
		} catch (error) {
			if (!this.#isUnwritable) this.#onUnwritable(error);
			this.#isUnwritable = true;
		}
	}
}
