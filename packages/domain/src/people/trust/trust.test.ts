import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
	decideOrder,
	exceedsPlaces,
	exceedsShare,
	exceedsUses,
	type Holdings,
	LIMITED_DEGREES,
	passedLimit,
	TRUST_DEFAULTS,
	TRUST_DEGREES,
	TRUST_LIMITS,
	type TrustDegree,
	trustDegree,
	withOrder,
} from './trust.ts';

const NONE: Holdings = { openOrders: 0, pieces: 0, lines: 0, sumTenge: 0, ordersPerHour: 0 };
const { limits } = TRUST_DEFAULTS;

describe('S18 trust by degrees', () => {
	test('S18 the degree follows from a confirmed phone, completed orders and what staff say', () => {
		for (const [phoneConfirmed, completedOrders, vouched, degree] of [
			[false, 0, false, 'unconfirmed'],
			[true, 0, false, 'confirmed'],
			[false, 1, false, 'buyer'],
			[true, 4, false, 'buyer'],
			[false, 5, false, 'regular'],
			[true, 500, false, 'regular'],
			[false, 0, true, 'vouched'],
		] as const)
			assert.equal(trustDegree({ phoneConfirmed, completedOrders, vouched }, TRUST_DEFAULTS), degree);
		const at = { phoneConfirmed: false, vouched: false };
		assert.equal(trustDegree({ ...at, completedOrders: 0 }, { regularFromOrders: 0 }), 'unconfirmed');
	});

	test('S18 each limit holds what it says and not one more', () => {
		for (const degree of LIMITED_DEGREES) {
			assert.equal(passedLimit(limits[degree], limits[degree]), undefined, degree);
			for (const limit of TRUST_LIMITS)
				assert.equal(
					passedLimit({ ...limits[degree], [limit]: limits[degree][limit] + 1 }, limits[degree]),
					limit,
				);
		}
	});

	test('ACCT-01 S18 who is not confirmed is asked to confirm where that helps, and refused where it does not', () => {
		const within = { ...NONE, pieces: limits.unconfirmed.pieces };
		const more = { ...NONE, sumTenge: limits.unconfirmed.sumTenge + 1 };
		const most = { ...NONE, sumTenge: limits.confirmed.sumTenge + 1 };
		assert.deepEqual(decideOrder('unconfirmed', within, TRUST_DEFAULTS), { outcome: 'allowed' });
		assert.deepEqual(decideOrder('unconfirmed', more, TRUST_DEFAULTS), {
			outcome: 'confirm_phone',
			limit: 'sumTenge',
		});
		assert.deepEqual(decideOrder('unconfirmed', most, TRUST_DEFAULTS), {
			outcome: 'refused',
			limit: 'sumTenge',
		});
		assert.deepEqual(decideOrder('confirmed', more, TRUST_DEFAULTS), { outcome: 'allowed' });
		assert.deepEqual(decideOrder('confirmed', most, TRUST_DEFAULTS), {
			outcome: 'refused',
			limit: 'sumTenge',
		});
		assert.deepEqual(decideOrder('buyer', most, TRUST_DEFAULTS), { outcome: 'allowed' });
		assert.deepEqual(decideOrder('vouched', { ...most, pieces: 10 ** 6 }, TRUST_DEFAULTS), {
			outcome: 'allowed',
		});
		for (const confirmPhone of ['registration', 'first_order'] as const) {
			const rules = { ...TRUST_DEFAULTS, confirmPhone };
			assert.deepEqual(decideOrder('unconfirmed', within, rules), {
				outcome: 'confirm_phone',
				limit: undefined,
			});
			assert.deepEqual(decideOrder('confirmed', within, rules), { outcome: 'allowed' });
			assert.deepEqual(decideOrder('buyer', within, rules), { outcome: 'allowed' });
		}
	});

	test('S18 half of the stock is half, rounded down, and the last piece is not for strangers', () => {
		for (const [held, asked, left, exceeds] of [
			[0, 5, 10, false],
			[0, 6, 10, true],
			[5, 1, 5, true],
			[4, 1, 6, false],
			[0, 1, 1, true],
			[0, 1, 2, false],
			[0, 2, 3, true],
		] as const)
			assert.equal(exceedsShare({ held, asked, left }, 50), exceeds, `${held} ${asked} ${left}`);
		assert.equal(exceedsShare({ held: 3, asked: 7, left: 7 }, 100), false);
	});

	const holdings = fc.record({
		openOrders: fc.nat(50),
		pieces: fc.nat(1000),
		lines: fc.nat(1000),
		sumTenge: fc.nat(200_000_000),
		ordersPerHour: fc.nat(100),
	});
	const rank = (degree: TrustDegree) => TRUST_DEGREES.indexOf(degree);

	test('S18 more trust never allows less, and holding more never allows more', () => {
		fc.assert(
			fc.property(holdings, holdings, (some, extra) => {
				const both = Object.fromEntries(
					TRUST_LIMITS.map((limit) => [limit, some[limit] + extra[limit]]),
				) as Holdings;
				let allowedBefore = false;
				for (const degree of TRUST_DEGREES) {
					const allowed = decideOrder(degree, some, TRUST_DEFAULTS).outcome === 'allowed';
					if (allowedBefore) assert.ok(allowed, degree);
					if (decideOrder(degree, both, TRUST_DEFAULTS).outcome === 'allowed') assert.ok(allowed, degree);
					allowedBefore = allowed;
				}
			}),
		);
	});

	test('S18 a confirmed phone and a completed order never lower the degree', () => {
		fc.assert(
			fc.property(fc.boolean(), fc.nat(20), fc.nat(20), (vouched, completedOrders, regularFromOrders) => {
				const of = (phoneConfirmed: boolean, orders: number) =>
					rank(trustDegree({ phoneConfirmed, completedOrders: orders, vouched }, { regularFromOrders }));
				assert.ok(of(true, completedOrders) >= of(false, completedOrders));
				assert.ok(of(false, completedOrders + 1) >= of(false, completedOrders));
			}),
		);
	});

	test('S18 whatever unconfirmed people order one after another, they never hold more than the share', () => {
		fc.assert(
			fc.property(
				fc.nat(200),
				fc.integer({ min: 0, max: 100 }),
				fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }),
				(stock, percent, orders) => {
					let held = 0;
					for (const asked of orders)
						if (!exceedsShare({ asked, held, left: stock - held }, percent)) held += asked;
					assert.ok(held * 100 <= stock * percent);
				},
			),
		);
	});

	test('S18 an order adds its pieces, its new lines and its sum to what is held', () => {
		fc.assert(
			fc.property(
				holdings,
				fc.nat(100),
				fc.nat(100),
				fc.nat(1_000_000),
				(held, pieces, newLines, sumTenge) => {
					assert.deepEqual(withOrder(held, { pieces, newLines, sumTenge }), {
						openOrders: held.openOrders + 1,
						pieces: held.pieces + pieces,
						lines: held.lines + newLines,
						sumTenge: held.sumTenge + sumTenge,
						ordersPerHour: held.ordersPerHour + 1,
					});
				},
			),
		);
	});
});

test('S27 unconfirmed people hold at most 30 % of a time’s places, two of them behind one address, five of a day', () => {
	const none = { capacity: 20, held: 0, heldFromAddress: 0, heldFromAddressOnDay: 0 };
	const cases: ReadonlyArray<readonly [places: Partial<typeof none>, factor: number, exceeds: boolean]> = [
		[{ held: 5 }, 1, false],
		[{ held: 6 }, 1, true],
		[{ heldFromAddress: 1, heldFromAddressOnDay: 1, held: 1 }, 1, false],
		[{ heldFromAddress: 2, heldFromAddressOnDay: 2, held: 2 }, 1, true],
		[{ heldFromAddress: 2, heldFromAddressOnDay: 2, held: 2 }, 10, false],
		[{ heldFromAddressOnDay: 4 }, 1, false],
		[{ heldFromAddressOnDay: 5 }, 1, true],
		[{ capacity: 3, held: 0 }, 1, false],
		[{ capacity: 3, held: 1 }, 1, true],
	];
	for (const [places, factor, exceeds] of cases)
		assert.equal(exceedsPlaces({ ...none, ...places }, factor), exceeds, JSON.stringify(places));
});

test('S27 what each person gets once goes to two unconfirmed people of an address, and once to a phone', () => {
	assert.equal(exceedsUses({ fromAddress: 1, withSamePhone: 0 }, 1), false);
	assert.equal(exceedsUses({ fromAddress: 2, withSamePhone: 0 }, 1), true);
	assert.equal(exceedsUses({ fromAddress: 2, withSamePhone: 0 }, 10), false);
	assert.equal(exceedsUses({ fromAddress: 0, withSamePhone: 1 }, 10), true);
});
