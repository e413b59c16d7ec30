import assert from 'node:assert/strict';
import { findKnownPhones, insertCustomers } from '../../areas/running/customers/import-customers.queries.ts';
import { readShopFigures } from '../../areas/running/operations/shop-figures.queries.ts';
import {
	forgetEmptyBookings,
	lockOrderRules,
	overlapsSlot,
	updateOrderRules,
} from '../../areas/selling/delivery/staff-delivery.queries.ts';
import { findKnownNumbers, insertPastOrders } from '../../areas/selling/orders/import-past-orders.queries.ts';
import { planPastOrders } from '../../areas/selling/orders/import-past-orders.ts';
import {
	bindStaffSession,
	endOwnStaffSession,
	endStaffSession,
	endStaffSessions,
	findStaffByToken,
	listStaffSessions,
	startStaffSession,
} from '../../areas/staff/access/staff-sessions.queries.ts';
import { firstOwnerLink } from '../../areas/staff/team/first-owner.ts';
import {
	hasOwner,
	setStaffSecrets,
	takeTotpStep,
	updateStaffAccount,
} from '../../areas/staff/team/staff-accounts.queries.ts';
import {
	forgetStaffDevices,
	isStaffDevice,
	knowStaffDevice,
} from '../../areas/staff/team/staff-devices.queries.ts';
import {
	countPinTry,
	deleteStaffPin,
	insertStaffPin,
	listStaffPins,
	resetPinTries,
} from '../../areas/staff/team/staff-pins.queries.ts';
import { totpCode, totpStep } from '../../areas/staff/team/totp.ts';
import { later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { RIGHTS_MATRIX } from '../rights-matrix.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';

const PASSWORD = 'gyzyl alma agajy';

/** Accounts and sessions of staff, and everything that the back-office reads. */
export async function runStaffQueries(
	shop: TestShop,
	orders: { customerId: number; orderId: number },
): Promise<void> {
	const { app, db, clock } = shop;
	await joinAndSignIn(shop);
	const { id, cookie } = await signInStaff(db, clock(), 'owner');
	const saved = await app.inject({
		method: 'POST',
		url: '/api/staff/settings_update/warning',
		headers: { cookie },
		payload: { en: 'Closed', ru: 'Закрыто', tm: 'Ýapyk' },
	});
	assert.equal(saved.statusCode, 204, saved.body);
	for (const path of readingPaths(orders)) {
		const response = await app.inject({ url: `/api/staff/${path}`, headers: { cookie } });
		assert.equal(response.statusCode, 200, `${path}: ${response.body}`);
	}
	await runAccountQueries(db, id, clock());
	await updateOrderRules(db, await lockOrderRules(db));
	await forgetEmptyBookings(db, 1);
	await overlapsSlot(db, { id: undefined, from: '09:00', to: '12:00' });
}

/** Every reading call of the rights matrix, with what it cannot do without. */
function readingPaths({ customerId, orderId }: { customerId: number; orderId: number }): string[] {
	const report = 'from=2026-10-20&to=2026-11-15&step=day&of=product&by=revenue';
	const named: Readonly<Record<string, string>> = {
		account_pins: '1',
		attribute_facets: 'ram',
		customer: String(customerId),
		customer_orders: String(customerId),
		customer_sessions: String(customerId),
		order: String(orderId),
		order_days: String(orderId),
		order_returnable: String(orderId),
		order_serials: String(orderId),
		order_claimable: String(orderId),
		claim: '1',
		product_serials: '1',
		return: '1',
		payment: '1',
		order_calls: String(orderId),
		call_request: '1',
		page_revisions: 'faq',
		pages: 'faq',
		product: '1',
		product_codes: '1',
		product_suppliers: '1',
		product_accessories: '1',
		product_family: '1',
		promotion_codes: '1',
		receipt: '1',
		count: '1',
		count_lines: '1',
		count_differences: '1',
		stock: '1',
		stock_history: '1',
		price_history: '1',
		import: '1',
		import_bad_rows: '1',
	};
	const queries: Readonly<Record<string, string>> = {
		delivery_options: '?district_id=1',
		person: '?phone=1100001',
		cash_report: '?from=2026-01-01&to=2026-12-31',
		payment_differences: '?from=2026-01-01&to=2026-12-31',
		own_run: '?day=2026-11-17',
		report_returns: '?from=2026-01-01&to=2026-12-31',
		orders_print: `?ids=${orderId}`,
	};
	const reading = [...RIGHTS_MATRIX.keys()].flatMap((call) => {
		const path =
			/^GET \/api\/staff\/(?!order_events|order_export|cash_export|payment_differences_export|request_picture|review_picture|run_sheet|openapi|export|search_try)(.+)$/.exec(
				call,
			)?.[1];
		if (!path) return [];
		const name = path.split('/')[0] ?? '';
		const query = name.startsWith('report') ? `?${report}` : (queries[name] ?? '');
		return `${path.replace(/:\w+/, named[name] ?? '')}${query}`;
	});
	return [
		...reading,
		'order_export?kind=orders&format=csv',
		'order_export?kind=lines&format=csv',
		'customers?sort=-spent',
		'customers?sort=name',
		'search_try?query=samsung',
	];
}

/** The first owner by the link, then the ordinary way. */
async function joinAndSignIn(shop: TestShop): Promise<void> {
	const post = (path: string, payload: object) =>
		shop.app.inject({ method: 'POST', url: `/api/staff/${path}`, payload });
	const token = (await firstOwnerLink(shop))?.split('#')[1] ?? '';
	const { secret } = (await post('join_begin', { token })).json();
	const login = 'ogulgerek';
	const code = () => totpCode(secret, totpStep(shop.clock()));
	const joined = await post('join', { token, login, password: PASSWORD, secret, code: code() });
	assert.equal(joined.statusCode, 204, joined.body);
	shop.time.pass(MINUTE_MS);
	const signedIn = await post('signin', { login, password: PASSWORD, code: code() });
	assert.equal(signedIn.statusCode, 200, signedIn.body);
}

async function runAccountQueries(db: Database, id: number, now: Date): Promise<void> {
	const token = await startStaffSession(db, id, now);
	await listStaffSessions(db, id, token, now);
	await endOwnStaffSession(db, id, 0);
	const phone = { userAgent: 'test', network: '10.0.0.1' };
	const pinId = await insertStaffPin(db, { staffId: id, token: 'test', pinHash: 'none', now, ...phone });
	await bindStaffSession(db, await startStaffSession(db, id, now), pinId);
	await countPinTry(db, 'test', now);
	await resetPinTries(db, pinId, now);
	await listStaffPins(db, id);
	await deleteStaffPin(db, pinId);
	await knowStaffDevice(db, id, { device: 'test', now });
	const account = db.selectFrom('staff_accounts').select('login').where('id', '=', id);
	await isStaffDevice(db, (await account.executeTakeFirstOrThrow()).login, 'test');
	await forgetStaffDevices(db, id);
	await findStaffByToken(db, token, later(now, 2 * MINUTE_MS));
	await endStaffSession(db, token);
	await endStaffSessions(db, id);
	await setStaffSecrets(db, id, { passwordHash: 'none', sealedTotp: Buffer.alloc(1) });
	await takeTotpStep(db, id, 1);
	await hasOwner(db);
	await readShopFigures(db, now);
	await runCustomerImportQueries(db, now);
	await updateStaffAccount(db, id, { name: 'Ogulgerek', role: 'owner', disabled: false });
}

async function runCustomerImportQueries(db: Database, now: Date): Promise<void> {
	const fields = { name: 'Aýna', address: '', email: '', language: 'tm', created_at: now } as const;
	await insertCustomers(db, [{ ...fields, phone: '1999999' }], now);
	const sheet = { titles: ['order', 'date', 'phone', 'product', 'quantity', 'price'], rows: [] };
	const rows = [{ number: 2, cells: ['A-1', '2024-05-06', '61999999', '1', '1', '100'] }];
	const { add } = await planPastOrders(db, { ...sheet, rows }, new Date());
	await insertPastOrders(db, add);
	await findKnownNumbers(db, ['A-1']);
	await findKnownPhones(db, ['1999999']);
}
