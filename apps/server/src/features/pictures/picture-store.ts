import { PictureFolder } from './picture-folder.ts';
import { type Original, type PictureFormat, renderPicture } from './render-picture.ts';

export type PictureRequest = {
	file: string;
	kind: 'product' | 'banner';
	width: number;
	format: PictureFormat;
	/** Whose turn it is when the shop is overloaded. */
	client?: string;
};

/** Rendering is CPU work in sharp's threads: more at once would slow pages down. */
const MAX_RENDERS_AT_ONCE = 2;

/**
 * Sized pictures, made from their originals on first request and cached on disk within a limit. The same picture is never
 * made twice at once.
 */
export class PictureStore {
	readonly #folder: PictureFolder;
	readonly #findOriginal: (request: PictureRequest) => Promise<Original | undefined>;
	readonly #making = new Map<string, Promise<Buffer | undefined>>();
	readonly #waiting: (() => void)[] = [];
	readonly #onEvent: (event: 'hit' | 'made') => void;
	readonly #onUnwritable: (error: unknown) => void;
	#isUnwritable = false;
	#rendering = 0;

	constructor(options: {
		cacheDir: string;
		maxBytes: number;
		findOriginal: (request: PictureRequest) => Promise<Original | undefined>;
		onEvent?: (event: 'hit' | 'made') => void;
		/** Once, until a picture can be stored again. */
		onUnwritable?: (error: unknown) => void;
	}) {
		this.#folder = new PictureFolder(options.cacheDir, options.maxBytes);
		this.#findOriginal = options.findOriginal;
		this.#onEvent = options.onEvent ?? (() => {});
		this.#onUnwritable = options.onUnwritable ?? (() => {});
	}

	/** Nothing when there is no such original. */
	get(request: PictureRequest): Promise<Buffer | undefined> {
		const name = `${request.file.replace(/\.webp$/, '')}.${request.width}.${request.format}`;
		const making = this.#making.get(name);
		if (making) return making;
		const made = this.#readOrRender(name, request).finally(() => this.#making.delete(name));
		this.#making.set(name, made);
		return made;
	}

	async #readOrRender(name: string, request: PictureRequest): Promise<Buffer | undefined> {
		const cached = await this.#folder.read(name);
		if (cached) {
			this.#onEvent('hit');
			return cached;
		}
		const original = await this.#findOriginal(request);
		if (!original) return undefined;
		const picture = await this.#limitRenders(() => renderPicture(original, request.width, request.format));
		await this.#store(name, picture);
		this.#onEvent('made');
		return picture;
	}

	/** R17: a picture that the disk has no room for is shown all the same. */
	async #store(name: string, picture: Buffer): Promise<void> {
		try {
			await this.#folder.write(name, picture);
			this.#isUnwritable = false;
		} catch (error) {
			if (!this.#isUnwritable) this.#onUnwritable(error);
			this.#isUnwritable = true;
		}
	}

	async #limitRenders<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#rendering >= MAX_RENDERS_AT_ONCE) await new Promise<void>((start) => this.#waiting.push(start));
		else this.#rendering += 1;
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#rendering -= 1;
		}
	}
}
