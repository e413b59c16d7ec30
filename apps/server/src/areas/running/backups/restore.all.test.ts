import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { migrate, requireSchema } from '../../../platform/database/migrate.ts';
import { UnfinishedRestore } from '../../../platform/database/unfinished-restore.ts';
import { ask, contents, openBackedUpShop } from '../../../testing/backed-up-shop.ts';
import { undoRestore } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

describe('restores that are interrupted or cross releases', async () => {
	const { shop, root, dir, source, other, restore } = await openBackedUpShop({ after });
	await restore();

	test('R16 an interrupted restore: no server starts; it is undone or repeated, and nothing is lost', async () => {
		await ask(other.url, "delete from favourites; update brands set name = name || ' now' where id = 1");
		const before = await contents(other.url);
		// Acts like a kill there: nothing that follows is done.
		const interrupted = (at: string) =>
			restore({
				replace: true,
				say: (line) => {
					if (line.startsWith(at)) throw new Error('killed');
				},
			});
		await assert.rejects(interrupted('restoring orders'), /killed/);
		await assert.rejects(
			migrate(other.url, () => {}),
			/A restore of this database was not finished/,
		);
		await assert.rejects(requireSchema(other.url), UnfinishedRestore);
		await assert.rejects(
			writeBackup({ ...source, databaseUrl: other.url, dir: join(root, 'half'), now: shop.clock() }),
			UnfinishedRestore,
		);
		await undoRestore(other.url);
		assert.deepEqual(await contents(other.url), before);
		await migrate(other.url, () => {});
		await assert.rejects(undoRestore(other.url), /no unfinished restore/);

		await assert.rejects(interrupted('migrating: 190'), /killed/);
		await restore();
		const { brands: restored, ...others } = await contents(other.url);
		assert.notEqual(restored, before.brands);
		assert.match(others.orders ?? '', /^1 /);
		await migrate(other.url, () => {});
	});

	test('S28 restored over a shop, a backup does not bring back whom that shop has deleted since', async () => {
		const { rows } = await ask<{ id: number }>(other.url, 'select id from users order by id limit 1');
		const id = rows[0]?.id;
		await ask(other.url, 'delete from orders; delete from users');
		await restore({ replace: true });
		assert.equal((await ask(other.url, 'select from orders')).rowCount, 1);
		assert.equal((await ask(other.url, 'select from users where id = $1', [id])).rowCount, 0);
	});

	test('R11 a backup of a newer program is refused, one of before the baseline too; one of an older schema is brought up to date', async () => {
		const newer = join(root, 'newer');
		cpSync(dir, newer, { recursive: true });
		const manifest = JSON.parse(readFileSync(join(newer, 'manifest.json'), 'utf8'));
		const known: number[] = manifest.migrations;
		const newest = Math.max(...known);
		manifest.migrations = [...known, newest + 1];
		writeFileSync(join(newer, 'manifest.json'), JSON.stringify(manifest));
		await assert.rejects(restore({ from: newer, replace: true }), /start the newer program/);

		// The release of November 2026 had 87 steps, up to the number that the baseline has now.
		const steps = Array.from({ length: 87 }, (_, index) => index + 104);
		manifest.migrations = steps.filter((number) => number !== 150);
		writeFileSync(join(newer, 'manifest.json'), JSON.stringify(manifest));
		await assert.rejects(restore({ from: newer, replace: true }), /install and start that release first/);

		await ask(other.url, 'drop schema public cascade; create schema public');
		await migrate(other.url, () => {}, { only: new Set(steps) });
		await ask(other.url, `insert into brands (name, slug) values ('Older', 'older')`);
		const older = join(root, 'older');
		await writeBackup({ ...source, databaseUrl: other.url, dir: older, now: shop.clock() });
		const written = JSON.parse(readFileSync(join(older, 'manifest.json'), 'utf8'));
		writeFileSync(join(older, 'manifest.json'), JSON.stringify({ ...written, migrations: steps }));
		await restore({ from: older });
		const brands = await ask<{ name: string }>(other.url, 'select name from brands');
		const applied = await ask<{ number: number }>(other.url, 'select number from migrations order by 1');
		assert.deepEqual(brands.rows, [{ name: 'Older' }]);
		assert.deepEqual(
			applied.rows.map(({ number }) => number),
			known,
		);
	});
});
