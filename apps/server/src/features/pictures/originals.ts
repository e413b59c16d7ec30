import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureKind } from '@dukan/domain/pictures/picture-kinds.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPicture, insertUpload } from './pictures.queries.ts';
import type { Original } from './render-picture.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** What sized pictures are made from: drawings in the database, uploads in a folder that all processes share. */
export class Originals {
	readonly #dir: string;
	readonly #db: Database;

	constructor(dataDir: string, db: Database) {
		this.#dir = join(dataDir, 'originals');
		this.#db = db;
	}

	async find(file: string, kind: PictureKind): Promise<Original | undefined> {
		const picture = await findPicture(this.#db, file, kind);
		if (!picture) return undefined;
		if (picture.svg !== null) return { svg: picture.svg };
		try {
			return { upload: await readFile(join(this.#dir, file)) };
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
			throw error;
		}
	}

	/** The file first: a name in the database never leads to nothing. */
	async keep(file: string, kind: PictureKind, content: Buffer): Promise<void> {
		await writeWholeFile(this.#dir, file, content);
		await insertUpload(this.#db, file, kind);
	}
}
