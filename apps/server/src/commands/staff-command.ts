import { parseArgs } from 'node:util';
import { STAFF_ROLES } from '@dukan/domain/staff/access/staff-rights.ts';
import { isStaffLogin, MAX_STAFF_NAME_LENGTH, normalLogin } from '@dukan/domain/staff/team/staff-rules.ts';
import { joinAddress } from '../areas/staff/team/first-owner.ts';
import {
	insertStaffAccount,
	listStaffAccounts,
	makeStaffLink,
} from '../areas/staff/team/staff-accounts.queries.ts';
import { signStaffOut } from '../areas/staff/team/staff-pins.queries.ts';
import { type Config, readConfig } from '../main/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { requireSchema } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { Problem } from '../platform/http/problem.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * npm run staff: for owners who have locked themselves out. Access to the server's terminal is the right to
 * use it. It works beside a running server, also with the embedded database.
 */
const USAGE = `npm run staff -- list                        who works here
npm run staff -- link <login>                a one-time link to set password and codes again; ends the sessions
npm run staff -- link <login> --enable       the same for an account that was disabled
npm run staff -- add <login> <role> <name>   a new account and its link; roles: ${STAFF_ROLES.join(', ')}`;

async function printLink(db: Database, config: Config, id: number): Promise<void> {
	const { token, expiresAt } = await makeStaffLink(db, id, new Date());
	console.log(`Open once, before ${expiresAt.toISOString()}:\n${joinAddress(config, token)}`);
	if (!config.publicOrigin)
		console.log('(PUBLIC_ORIGIN is not set: put the address of the shop in front of /backoffice.)');
}

async function link(db: Database, config: Config, typed: string, enable: boolean): Promise<void> {
	const login = normalLogin(typed);
	const account = (await listStaffAccounts(db)).find((one) => one.login === login);
	if (!account) throw new UsageError(`There is no account “${login}”. See npm run staff -- list.`);
	if (account.disabled && !enable)
		throw new UsageError(`The account “${login}” is disabled. Add --enable to let it in again.`);
	if (enable)
		await db.updateTable('staff_accounts').set({ disabled: false }).where('id', '=', account.id).execute();
	await signStaffOut(db, account.id);
	await printLink(db, config, account.id);
}

async function add(db: Database, config: Config, [typed, asked, ...words]: readonly string[]): Promise<void> {
	const login = normalLogin(typed ?? '');
	const role = STAFF_ROLES.find((one) => one === asked);
	const name = words.join(' ').trim();
	if (!isStaffLogin(login))
		throw new UsageError('A login has 2 to 32 small letters, figures, dots, dashes or underscores.');
	if (!role) throw new UsageError(`The role must be one of ${STAFF_ROLES.join(', ')}.`);
	if (name === '' || name.length > MAX_STAFF_NAME_LENGTH)
		throw new UsageError(`The name must have 1 to ${MAX_STAFF_NAME_LENGTH} characters.`);
	const id = await insertStaffAccount(db, { login, role, name }, new Date()).catch((error: unknown) => {
		if (error instanceof Problem && error.code === 'already_exists')
			throw new UsageError(
				`There is an account “${login}” already. A new link: npm run staff -- link ${login}`,
			);
		throw error;
	});
	await printLink(db, config, id);
}

async function list(db: Database): Promise<void> {
	for (const { login, name, role, disabled, joined } of await listStaffAccounts(db))
		console.log([login, role, disabled ? 'disabled' : joined ? 'active' : 'invited', name].join('\t'));
}

runMain(async () => {
	const { values, positionals } = parseArgs({
		options: { enable: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [command, ...rest] = positionals;
	const commands = new Map([
		['list', (db: Database) => list(db)],
		['link', (db: Database, config: Config) => link(db, config, rest[0] ?? '', values.enable)],
		['add', (db: Database, config: Config) => add(db, config, rest)],
	]);
	const work = commands.get(command ?? '');
	if (!work) throw new UsageError(USAGE);
	const config = readConfig(process.env);
	const postgres = await openPostgres(config, () => {});
	try {
		await requireSchema(postgres.directUrl);
		const db = openDatabase(postgres.directUrl, () => {});
		try {
			await work(db, config);
		} finally {
			await db.destroy();
		}
	} finally {
		await postgres.stop();
	}
});
