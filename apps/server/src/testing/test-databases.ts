import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fillDemoCatalogue } from '../commands/demo/fill-catalogue.ts';
import { growCatalogue } from '../commands/demo/grow-catalogue.ts';
import { migrate } from '../platform/database/migrate.ts';

/** A fixed day, so that the demo catalogue is the same in every run. */
const DEMO_DAY = new Date('2026-11-15T07:00:00Z');

const ROOT = join(import.meta.dirname, '../../../..');
const DEMO_SOURCES =
	'{packages/demo-catalogue/src,apps/server/src/commands/demo}/**/*.{ts,json,tsv,txt,html}';
const TEMPLATE_SOURCES = ['apps/server/src/{migrations,schema}/*.sql', DEMO_SOURCES];
/**
 * A million products take long to make. Those that were made before a migration are therefore only migrated,
 * like any shop's.
 */
const GROWN_SOURCES = [DEMO_SOURCES];

/**
 * Makes a database with schema and demo catalogue, which each test process clones. It is rebuilt only when
 * its sources have changed.
 */
export async function prepareTemplate(serverUrl: string, say: (line: string) => void): Promise<string> {
	const template = `dukan_template_${hashOfSources(TEMPLATE_SOURCES)}`;
	await withServer(serverUrl, async (client) => {
		const found = await client.query('select 1 from pg_database where datname = $1', [template]);
		if (found.rowCount) return;
		say('filling the template database for the tests');
		const unfinished = `${template}_new`;
		await client.query(`drop database if exists ${unfinished} with (force)`);
		await client.query(`create database ${unfinished}`);
		const url = databaseUrl(serverUrl, unfinished);
		await migrate(url, () => {});
		await fillDemoCatalogue(url, { replace: false, now: DEMO_DAY, say: () => {} });
		await client.query(`alter database ${unfinished} rename to ${template}`);
	});
	return template;
}

/**
 * Returns a database with this many products, which later runs reuse. Databases that were made from older
 * sources are dropped.
 */
export async function prepareGrownDatabase(
	serverUrl: string,
	products: number,
	say: (line: string) => void,
): Promise<string> {
	const name = grownName(products);
	const url = databaseUrl(serverUrl, name);
	if (await hasGrownDatabase(serverUrl, products)) {
		await migrate(url, say);
		return url;
	}
	await withServer(serverUrl, async (client) => {
		const { rows } = await client.query<{ datname: string }>(
			'select datname from pg_database where datname like $1',
			[`dukan\\_grown\\_${products}\\_%`],
		);
		for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
		say(`growing a catalogue of ${products.toLocaleString('en')} products`);
		const unfinished = `${name}_new`;
		await client.query(`create database ${unfinished} template ${await prepareTemplate(serverUrl, say)}`);
		await growCatalogue(databaseUrl(serverUrl, unfinished), {
			products,
			now: DEMO_DAY,
			onProgress: everyTenth(products, say),
		});
		await client.query(`alter database ${unfinished} rename to ${name}`);
	});
	return url;
}

export async function hasGrownDatabase(serverUrl: string, products: number): Promise<boolean> {
	return withServer(serverUrl, async (client) => {
		const found = await client.query('select 1 from pg_database where datname = $1', [grownName(products)]);
		return found.rowCount === 1;
	});
}

function grownName(products: number): string {
	return `dukan_grown_${products}_${hashOfSources(GROWN_SOURCES)}`;
}

/** Reports each further tenth that is done. */
function everyTenth(all: number, say: (line: string) => void): (done: number) => void {
	let said = 0;
	return (done) => {
		const tenths = Math.floor((10 * done) / all);
		if (tenths <= said) return;
		said = tenths;
		say(`${done.toLocaleString('en')} of ${all.toLocaleString('en')}`);
	};
}

function hashOfSources(sources: readonly string[]): string {
	const hash = createHash('sha256');
	for (const file of globSync(sources, { cwd: ROOT }).toSorted()) {
		if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)));
	}
	return hash.digest('hex').slice(0, 12);
}

export type TestDatabase = { url: string; drop: () => Promise<void> };

/**
 * Clones the template by copying its files, because PostgreSQL's default, through its log, takes twice the
 * processor time.
 */
export async function cloneTemplate(serverUrl: string, template: string): Promise<TestDatabase> {
	return createDatabase(serverUrl, `template ${template} strategy = file_copy`);
}

async function createDatabase(serverUrl: string, options: string): Promise<TestDatabase> {
	const name = `dukan_test_${randomBytes(6).toString('hex')}`;
	await withServer(serverUrl, (client) => client.query(`create database ${name} ${options}`));
	return {
		url: databaseUrl(serverUrl, name),
		drop: () =>
			withServer(serverUrl, async (client) => {
				const left = await connectionsLeft(client, name);
				await client.query(`drop database if exists ${name} with (force)`);
				if (left.length > 0) throw new Error(`Connections were left open: ${left.join(', ')}.`);
			}),
	};
}

/**
 * Connections of a closed shop disappear within milliseconds. One that is still open after this time was
 * forgotten.
 */
const LEFT_OPEN_MS = 20_000;

/** Waits until a database has no connections. If some remain, returns the names of their programs. */
async function connectionsLeft(client: pg.Client, database: string): Promise<string[]> {
	const endMs = Date.now() + LEFT_OPEN_MS;
	for (;;) {
		const { rows } = await client.query<{ name: string }>(
			`select application_name as name from pg_stat_activity
				where datname = $1 and backend_type = 'client backend'`,
			[database],
		);
		if (rows.length === 0 || Date.now() > endMs) return rows.map(({ name }) => name || 'unnamed');
		await pause(5);
	}
}

/** Returns the tests' databases that exist now. After a run there must be none. */
export async function listTestDatabases(serverUrl: string): Promise<string[]> {
	return withServer(serverUrl, async (client) => {
		const { rows } = await client.query<{ datname: string }>(
			`select datname from pg_database where datname ~ '^dukan_test_'`,
		);
		return rows.map(({ datname }) => datname);
	});
}

/** Drops databases that killed runs left behind. */
export async function dropLeftovers(serverUrl: string, keep: string): Promise<void> {
	await withServer(serverUrl, async (client) => {
		const { rows } = await client.query<{ datname: string }>(
			`select datname from pg_database where datname ~ '^dukan_(test|template)_' and datname <> $1`,
			[keep],
		);
		for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
	});
}

function databaseUrl(serverUrl: string, database: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${database}`;
	return url.href;
}

async function withServer<Result>(
	serverUrl: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
