import { inflateRawSync } from 'node:zlib';
import { SheetError } from './sheet-error.ts';

/** A small archive can unfold to terabytes: no part of it is unfolded past this. */
const MAX_UNPACKED_BYTES = 160 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

type Entry = { method: number; packed: number; offset: number };

/** The files of a zip archive, each unpacked when it is asked for, all of them together within a limit. */
export class ZipFile {
	readonly #bytes: Buffer;
	readonly #entries = new Map<string, Entry>();
	#roomBytes: number;

	constructor(bytes: Buffer, maxUnpackedBytes = MAX_UNPACKED_BYTES) {
		this.#bytes = bytes;
		this.#roomBytes = maxUnpackedBytes;
		try {
			this.#readDirectory();
		} catch (error) {
			throw error instanceof SheetError ? error : new SheetError('broken');
		}
	}

	read(name: string): Buffer | undefined {
		const entry = this.#entries.get(name);
		if (!entry) return undefined;
		try {
			const { offset, packed, method } = entry;
			const nameSize = this.#bytes.readUInt16LE(offset + 26);
			const from = offset + 30 + nameSize + this.#bytes.readUInt16LE(offset + 28);
			const content = this.#unpack(this.#bytes.subarray(from, from + packed), method);
			this.#roomBytes -= content.length;
			return content;
		} catch (error) {
			if (error instanceof SheetError) throw error;
			const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
			throw new SheetError(isTooLarge ? 'tooLarge' : 'broken');
		}
	}

	/** What the directory says of the unpacked size may be a lie: only the limit counts. */
	#unpack(packed: Buffer, method: number): Buffer {
		if (this.#roomBytes <= 0) throw new SheetError('tooLarge');
		if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: this.#roomBytes });
		if (method !== STORED) throw new SheetError('broken');
		if (packed.length > this.#roomBytes) throw new SheetError('tooLarge');
		return packed;
	}

	#readDirectory(): void {
		const bytes = this.#bytes;
		let end = bytes.length - END_SIZE;
		while (end >= 0 && bytes.readUInt32LE(end) !== END_SIGNATURE) {
			end -= 1;
			if (bytes.length - END_SIZE - end > MAX_COMMENT) throw new SheetError('broken');
		}
		if (end < 0) throw new SheetError('broken');
		const count = bytes.readUInt16LE(end + 10);
		if (count > MAX_ENTRIES) throw new SheetError('tooLarge');
		let at = bytes.readUInt32LE(end + 16);
		for (let index = 0; index < count; index += 1) {
			if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new SheetError('broken');
			const nameSize = bytes.readUInt16LE(at + 28);
			this.#entries.set(bytes.toString('utf8', at + 46, at + 46 + nameSize), {
				method: bytes.readUInt16LE(at + 10),
				packed: bytes.readUInt32LE(at + 20),
				offset: bytes.readUInt32LE(at + 42),
			});
			at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
		}
	}
}
