import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { SheetError } from './sheet-error.ts';

/** All files together may unpack to this much, because a small archive can unpack to terabytes. */
const MAX_UNPACKED_BYTES = 160 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

/** The files of a workbook, each unpacked while it is read. */
export class WorkbookArchive {
	readonly #zip: ZipFile;
	readonly #entries: ReadonlyMap<string, Entry>;
	#remainingBytes = MAX_UNPACKED_BYTES;

	private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
		this.#zip = zip;
		this.#entries = entries;
	}

	static async open(bytes: Buffer): Promise<WorkbookArchive> {
		try {
			// The archive's directory may state wrong unpacked sizes, so only the limit above counts.
			const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false });
			if (zip.entryCount > MAX_ENTRIES) throw new SheetError('tooLarge');
			const entries = new Map<string, Entry>();
			for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
			return new WorkbookArchive(zip, entries);
		} catch (error) {
			throw error instanceof SheetError ? error : new SheetError('broken');
		}
	}

	has(name: string): boolean {
		return this.#entries.has(name);
	}

	/** Returns the text of a file in pieces; undefined if there is no such file. */
	async *read(name: string): AsyncGenerator<string> {
		const entry = this.#entries.get(name);
		if (!entry) return;
		const decoder = new TextDecoder();
		try {
			for await (const piece of await this.#zip.openReadStreamPromise(entry)) {
				this.#remainingBytes -= piece.length;
				if (this.#remainingBytes < 0) throw new SheetError('tooLarge');
				yield decoder.decode(piece, { stream: true });
			}
			yield decoder.decode();
		} catch (error) {
			throw error instanceof SheetError ? error : new SheetError('broken');
		}
	}
}
