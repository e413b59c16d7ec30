import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { shopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { AUDIT_SUBJECTS } from '@dukan/domain/staff/audit/audit-subjects.ts';
import type { AuditEntryWire, StaffSessionWire } from '@dukan/domain/staff/team/staff.api.ts';
import { auditFieldName, isShownField } from '@dukan/i18n/texts/backoffice/audit-field.ts';
import { auditValueName } from '@dukan/i18n/texts/backoffice/audit-value.ts';
import { sql } from 'kysely';
import { stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { totpCode, totpStep } from './totp.ts';

const PASSWORD = 'gyzyl alma agajy';
const SECRET = 'A'.repeat(32);

describe('the trail of staff', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const owner = await signInStaff(db, time.now, 'owner');
	const get = (url: string, cookie: string) => app.inject({ url: `/api/staff/${url}`, headers: { cookie } });
	const post = (url: string, payload: object, cookie = '', headers = {}) =>
		app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: { cookie, ...headers } });
	const log = async (subject: string): Promise<AuditEntryWire[]> =>
		(await get(`audit?subject=${subject}`, owner.cookie)).json().rows;

	/** Adds a member who has joined by a link of the owner. */
	async function joined(login: string) {
		const { link } = (
			await post('account_add', { login, name: `Name of ${login}`, role: 'manager' }, owner.cookie)
		).json();
		const token = String(link).split('#')[1];
		const code = totpCode(SECRET, totpStep(time.now));
		const answer = await post('join', { token, password: PASSWORD, secret: SECRET, code });
		assert.equal(answer.statusCode, 204, answer.body);
		time.pass(30_000);
	}
	const signIn = (login: string, password = PASSWORD, userAgent = 'Firefox') => {
		time.pass(30_000);
		const code = totpCode(SECRET, totpStep(time.now));
		return post('signin', { login, password, code }, '', { 'user-agent': userAgent });
	};
	const cookieOf = (answer: { headers: Record<string, unknown> }) =>
		String(answer.headers['set-cookie']).split(';')[0] ?? '';

	test('S24 a link is logged with who made it and for whom, and so is its use', async () => {
		await joined('merdan');
		const [used, made] = await log('staff_links');
		assert.equal(made?.staff.id, owner.id);
		assert.deepEqual([made?.action, made?.about], ['insert', 'Name of merdan']);
		assert.deepEqual(
			[used?.action, used?.staff.name, used?.about],
			['delete', 'Name of merdan', 'Name of merdan'],
		);
		const account = (await get('accounts', owner.cookie))
			.json()
			.find(({ login }: { login: string }) => login === 'merdan');
		assert.equal((await post(`account_link/${account.id}`, {}, owner.cookie)).statusCode, 200);
		assert.equal((await log('staff_links'))[0]?.staff.id, owner.id, 'a new link for somebody else too');
	});

	test('S24 GEN-03 what was changed is named in the language of who reads the log', async () => {
		const changed = await post('zones_update/city', { priceTenge: 21_00 }, owner.cookie);
		assert.equal(changed.statusCode, 204, changed.body);
		const nameIn = async (language: string) =>
			(await get('audit?subject=delivery_zones', `${owner.cookie}; lang=${language}`)).json().rows[0]?.about;
		assert.deepEqual(
			[await nameIn('ru'), await nameIn('tm'), await nameIn('en')],
			['Город', 'Şäher', 'City'],
		);
	});

	test('S24 sign-ins and failures are logged with the network address', async () => {
		await joined('oguljan');
		assert.equal((await signIn('oguljan', 'gyzyl alma agajyy')).statusCode, 401);
		assert.equal((await signIn('oguljan')).statusCode, 200);
		const [right, wrong] = await log('staff_sign_ins');
		assert.deepEqual(right?.after, { outcome: 'signed_in', network: '127.0.0.1' });
		assert.deepEqual(wrong?.after, { outcome: 'refused', network: '127.0.0.1' });
		assert.equal(wrong?.staff.name, 'Name of oguljan');
		assert.equal((await signIn('unknown')).statusCode, 401);
		assert.equal((await log('staff_sign_ins')).length, 2, 'a login of no account has no entry');
	});

	test('S24 GEN-03 rights and exports are logged, roles by their names', async () => {
		const { id, cookie } = await signInStaff(db, time.now, 'manager');
		await post(`account_update/${id}`, { name: 'Maral', role: 'operator', disabled: false }, owner.cookie);
		const rolesIn = async (language: string) => {
			const read = await get('audit?subject=staff_accounts', `${owner.cookie}; lang=${language}`);
			const change: AuditEntryWire | undefined = read.json().rows[0];
			return [change?.staff.id, change?.before?.role, change?.after?.role];
		};
		assert.deepEqual(await rolesIn('en'), [owner.id, 'Manager', 'Operator']);
		assert.deepEqual(await rolesIn('ru'), [owner.id, 'Управляющий', 'Оператор']);
		assert.deepEqual(await rolesIn('tm'), [owner.id, 'Menejer', 'Operator']);
		assert.equal((await get('export?kind=prices&format=csv', cookie)).statusCode, 200);
		const [exported] = await log('exports');
		assert.deepEqual([exported?.staff.id, exported?.key], [id, 'prices']);
	});

	test('S24 so is every sheet with people or money in it, without what was searched for', async () => {
		const { id, cookie } = await signInStaff(db, time.now, 'manager');
		const days = 'from=2026-11-01&to=2026-11-15';
		const sheets = {
			orders: 'order_export?kind=orders&status=pending&q=1234567',
			lines: 'order_export?kind=lines',
			cash: `cash_export?${days}`,
			payments: `payment_differences_export?${days}`,
		};
		for (const [name, path] of Object.entries(sheets)) {
			const { statusCode, headers } = await get(`${path}&format=csv`, cookie);
			assert.deepEqual(
				[statusCode, headers['content-disposition']],
				[200, `attachment; filename="dukan-${name}.csv"`],
			);
			const [exported] = await log('exports');
			assert.deepEqual([exported?.staff.id, exported?.key], [id, name]);
			if (name === 'orders') assert.deepEqual(exported?.after, { format: 'csv', status: 'pending' });
		}
	});

	test('S24 staff see where they are signed in, and end what is not theirs any more', async () => {
		await joined('aman');
		const home = cookieOf(await signIn('aman', PASSWORD, 'Chrome at home'));
		const desk = cookieOf(await signIn('aman', PASSWORD, 'Chrome at the desk'));
		const sessions = (await get('sessions', desk)).json() as StaffSessionWire[];
		assert.deepEqual(
			sessions.map(({ userAgent, current }) => [userAgent, current]),
			[
				['Chrome at the desk', true],
				['Chrome at home', false],
			],
		);
		const other = sessions.find(({ current }) => !current)?.id;
		assert.equal(
			(await post(`session_end/${other}`, {}, owner.cookie)).statusCode,
			404,
			'not by somebody else',
		);
		assert.equal((await post(`session_end/${other}`, {}, desk)).statusCode, 204);
		assert.equal((await get('me', home)).statusCode, 401);
		assert.equal((await get('me', desk)).statusCode, 200);
	});

	test('S24 everything the log can hold has a name in three languages', async () => {
		const { rows } = await sql<{ name: string }>`select distinct event_object_table as name
			from information_schema.triggers where trigger_name in ('audit', 'audit_inserted')`.execute(db);
		const unnamed = rows.filter(({ name }) => !AUDIT_SUBJECTS.some((subject) => subject === name));
		assert.deepEqual(unnamed, []);
	});

	test('S24 every field of the change log has a name in words, and what programs derive is left out', async () => {
		const { rows } = await sql<{ column: string }>`select distinct c.column_name as column
			from information_schema.columns c join information_schema.triggers t on t.event_object_table = c.table_name
			where c.table_schema = 'public' and t.trigger_name in ('audit', 'audit_inserted')`.execute(db);
		const columns = rows.map(({ column }) => column);
		const unnamed = columns.filter(
			(column) => isShownField(column) && auditFieldName(column, 'en') === column,
		);
		assert.deepEqual(unnamed, [], 'audit-field-texts.ts lacks them');
		assert.equal(auditFieldName('name_ru', 'ru'), 'Название (ru)');
		assert.equal(isShownField('name_key'), false);
	});

	test('S24 every value of a closed list is shown in words', async () => {
		const { rows } = await sql<{ subject: string; field: string; rule: string }>`
			select distinct c.conrelid::regclass::text as subject, a.attname as field, pg_get_constraintdef(c.oid) as rule
			from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
			join information_schema.triggers t on t.event_object_table = c.conrelid::regclass::text
			where c.contype = 'c' and t.trigger_name in ('audit', 'audit_inserted')`.execute(db);
		const values = rows.flatMap(({ subject, field, rule }) => {
			const list = rule.match(/ANY \(ARRAY\[(.+?)\]/)?.[1] ?? '';
			return [...list.matchAll(/'(\w+)'::text/g)].map(([, value = '']) => ({ subject, field, value }));
		});
		assert.ok(values.length > 60, String(values.length));
		const unnamed = values.filter(({ subject, field, value }) =>
			LANGUAGES.some((language) => !auditValueName(subject, field, value, language)),
		);
		assert.deepEqual(unnamed, [], 'audit-value.ts lacks them');
		for (const key of Object.keys(shopSettings.properties))
			assert.ok(auditValueName('settings', 'key', key, 'ru'), key);
	});

	test('S24 a right that is taken away ends the open stream before the next event', async () => {
		await app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = app.server.address() as { port: number };
		const { id, cookie } = await signInStaff(db, time.now, 'operator');
		const response = await fetch(`http://127.0.0.1:${port}/api/staff/order_events`, { headers: { cookie } });
		assert.equal(response.status, 200);
		let heard = '';
		const ended = (async () => {
			for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk);
		})();
		await post(`account_update/${id}`, { name: 'Maral', role: 'content', disabled: false }, owner.cookie);
		await stockProducts(db, [1], 5);
		await db
			.updateTable('products')
			.set({ price_tenge: 10_000, on_sale: false, unit_factor: 1 })
			.where('id', '=', 1)
			.execute();
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		assert.equal(placed.statusCode, 201, placed.body);
		await ended;
		assert.doesNotMatch(heard, /event: order/);
	});
});
