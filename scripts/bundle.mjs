import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeArchive } from './archive.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { orExplain, ROOT, say } from './root.mjs';

/**
 * npm run bundle [-- folder]: the built shop with its packages, Node and PostgreSQL for this kind of machine, as one archive that
 * is unpacked and started without npm's registry.
 */
async function bundle() {
	await ensureInstalled();
	await ensureBuilt();
	const dir = resolve(process.argv[2] ?? join(ROOT, '.cache/bundle'));
	mkdirSync(dir, { recursive: true });
	const name = `dukan-${process.platform}-${process.arch}.tar.gz`;
	const archive = join(dir, name);
	say(`writing ${archive}`);
	writeArchive(ROOT, archive);
	const hash = createHash('sha256');
	await pipeline(createReadStream(archive), hash);
	writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${name}\n`);
	say(`done; on the other machine: sha256sum -c ${name}.sha256 && tar -xzf ${name}`);
}

orExplain(bundle());
