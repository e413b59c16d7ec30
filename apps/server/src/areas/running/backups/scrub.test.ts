import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { NOT_RESTORED } from '../../../main/not-restored.ts';
import { PERSONAL } from '../../../main/personal.ts';
import { migrate, requireSchema } from '../../../platform/database/migrate.ts';
import { RESTORED_SETTING, UnfinishedRestore } from '../../../platform/database/unfinished-restore.ts';
import { NO_PASSWORD } from '../../../platform/passwords/password-hashing.ts';
import { openBackedUpShop } from '../../../testing/backed-up-shop.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { deletePerson } from '../privacy/delete-person.ts';
import { readManifest } from './backup-files.ts';
import { type LoggedChange, readRestoreLog } from './restore-log.queries.ts';
import { scrubRestored } from './scrub.ts';

describe('S28 what a restore does not bring back', async () => {
	const { shop, dir, other } = await openBackedUpShop({ after });
	const { db } = shop;
	const needs = { db, personal: PERSONAL, notRestored: NOT_RESTORED };
	const isDisabled = async (id: number) =>
		(await db.selectFrom('staff_accounts').select('disabled').where('id', '=', id).executeTakeFirst())
			?.disabled;
	const isThere = async (id: number) =>
		(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

	test('S28 deletions and disabled staff are logged whatever makes them, without a name', async () => {
		const person = await signUpShopper(shop);
		const { phone } = await db
			.selectFrom('users')
			.select('phone')
			.where('id', '=', person.id)
			.executeTakeFirstOrThrow();
		await deletePerson(shop, person.id, shop.clock());
		const staff = await signInStaff(db, shop.clock());
		await sql`update staff_accounts set disabled = true where id = ${staff.id}`.execute(db);
		await sql`update staff_accounts set disabled = true, name = 'Another' where id = ${staff.id}`.execute(db);
		const banned = await signUpShopper(shop);
		for (const isBanned of [true, true, false])
			await sql`update users set banned = ${isBanned}, password_hash = 'another' where id = ${banned.id}`.execute(
				db,
			);
		const log = await readRestoreLog(db);
		assert.deepEqual(
			log.map(({ kind, account_id }) => [kind, account_id]),
			[
				['person_deleted', person.id],
				['staff_disabled', staff.id],
				['person_banned', banned.id],
				['person_password', banned.id],
				['person_unbanned', banned.id],
			],
		);
		assert.ok(!JSON.stringify(log).includes(phone));
	});

	test('S28 sessions, codes and messages go; who was deleted or disabled after the moment is so again', async () => {
		const [gone, stays] = [await signUpShopper(shop), await signUpShopper(shop)];
		await gone.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		const [out, backIn, isIn] = [
			await signInStaff(db, shop.clock()),
			await signInStaff(db, shop.clock()),
			await signInStaff(db, shop.clock()),
		];
		await sql`insert into sms_outbox (phone, text, made_at, expires_at, next_try_at)
			values ('1234567', 'Your code', now(), now() + interval '1 hour', now())`.execute(db);
		const { rows: accounts } = await sql<{ id: number; person: boolean; created: string }>`
			select id, true as person, to_jsonb(created_at) #>> '{}' as created from users
			union all select id, false, to_jsonb(created_at) #>> '{}' from staff_accounts`.execute(db);
		const createdAt = (id: number, person: boolean) =>
			accounts.find((account) => account.id === id && account.person === person)?.created ?? '';
		const line = (kind: LoggedChange['kind'], id: number, at: string) => ({
			at,
			kind,
			account_id: id,
			account_created_at: createdAt(id, kind.startsWith('person')),
		});
		// Entries of the archive after the moment that was restored, in any order.
		const shipped = [
			line('staff_enabled', backIn.id, '2027-01-02T00:00:00Z'),
			line('staff_disabled', backIn.id, '2027-01-01T00:00:00Z'),
			line('staff_disabled', out.id, '2027-01-01T00:00:00Z'),
			line('person_deleted', gone.id, '2027-01-01T00:00:00Z'),
			line('person_banned', stays.id, '2027-01-01T00:00:00Z'),
			line('person_password', stays.id, '2027-01-01T00:00:00Z'),
			line('staff_password', isIn.id, '2027-01-01T00:00:00Z'),
			// The id was given again after an earlier restore: this was somebody else.
			{
				...line('person_deleted', stays.id, '2027-01-01T00:00:00Z'),
				account_created_at: '2020-01-01T00:00:00Z',
			},
		];
		assert.deepEqual(await scrubRestored(needs, shipped, shop.clock()), {
			deleted: 1,
			banned: 1,
			disabled: 1,
			passwords: 2,
		});
		assert.deepEqual([await isThere(gone.id), await isThere(stays.id)], [false, true]);
		const { rows: orders } = await sql<{ name: string }>`select o.name from orders o
			join order_lines l on l.order_id = o.id where o.anonymous`.execute(db);
		assert.deepEqual(orders, [{ name: '—' }], 'an order that was open stays, without the person');
		assert.deepEqual(
			[await isDisabled(out.id), await isDisabled(backIn.id), await isDisabled(isIn.id)],
			[true, false, false],
		);
		for (const table of NOT_RESTORED) {
			const { rows } = await sql<{ count: number }>`select count(*)::integer as count
				from ${sql.table(table)}`.execute(db);
			assert.equal(rows[0]?.count, 0, table);
		}
		const { rows: secrets } = await sql<{ person: string; banned: boolean; staff: string | null }>`select
			u.password_hash as person, u.banned, s.password_hash as staff
			from users u, staff_accounts s where u.id = ${stays.id} and s.id = ${isIn.id}`.execute(db);
		assert.deepEqual(secrets, [{ person: NO_PASSWORD, banned: true, staff: null }]);
	});

	test('S28 a password that was new before the moment stays', async () => {
		const person = await signUpShopper(shop);
		await sql`update users set password_hash = 'new' where id = ${person.id}`.execute(db);
		assert.equal((await scrubRestored(needs, await readRestoreLog(db), shop.clock())).passwords, 0);
	});

	test('S28 what lets somebody in, and what waits to be sent, is on the list', () => {
		const secrets = [
			'sessions',
			'password_resets',
			'phone_codes',
			'staff_sessions',
			'staff_links',
			'staff_pins',
		];
		for (const table of [...secrets, 'sms_outbox', 'known_devices'])
			assert.ok(
				NOT_RESTORED.some((name) => name === table),
				table,
			);
	});

	test('S28 a backup of files holds none of it', async () => {
		const { tables } = await readManifest(dir);
		assert.ok(tables.some(({ name }) => name === 'users'));
		for (const { name } of tables) assert.ok(!NOT_RESTORED.some((table) => table === name), name);
	});

	test('S28 R16 a database from the archive that is not scrubbed yet opens for no server; any other does', async () => {
		const restored = new URL(other.url);
		restored.searchParams.set('options', `-c ${RESTORED_SETTING}=on`);
		await assert.rejects(
			migrate(restored.href, () => {}),
			UnfinishedRestore,
		);
		await migrate(other.url, () => {});
		await migrate(restored.href, () => {}, { restoring: true });
		await assert.rejects(requireSchema(restored.href), UnfinishedRestore);
		await requireSchema(other.url);
	});
});
