import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hasPicture, insertPicture } from './pictures.queries.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** The placeholder belongs to the program, not to the shop. */
const NO_PICTURE = join(import.meta.dirname, NO_PICTURE_FILE);

/** The files from which sized pictures are made, in a folder that all processes share. */
export class Originals {
	readonly #dir: string;
	readonly #db: Database;

	constructor(dataDir: string, db: Database) {
		this.#dir = join(dataDir, 'originals');
		this.#db = db;
	}

	async find(file: string, kind: PictureKind): Promise<Buffer | undefined> {
		if (file === NO_PICTURE_FILE) return readFile(NO_PICTURE);
		if (!(await hasPicture(this.#db, file, kind))) return undefined;
		try {
			return await readFile(join(this.#dir, file));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
			throw error;
		}
	}

	/**
	 * The file is written before its name is stored, so that a name in the database always leads to a file.
	 */
	async keep(file: string, kind: PictureKind, content: Buffer): Promise<void> {
		await writeWholeFile(this.#dir, file, content);
		await insertPicture(this.#db, file, kind);
	}
}
