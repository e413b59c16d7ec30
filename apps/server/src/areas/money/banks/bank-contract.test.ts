import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { startBank } from '../../../testing/bank/start-bank.ts';
import { type BankGateway, BankRefusal, BankSilence, type Registration } from './bank-gateway.ts';
import { httpBank } from './http-bank.ts';

/** Makes a unique number, because a bank's gateway remembers the numbers of earlier runs. */
const newNumber = () => `T${randomUUID().replaceAll('-', '').slice(0, 24)}`;

const registration = (number: string): Registration => ({
	number,
	amountTenge: 12_345,
	language: 'tm',
	returnUrl: 'http://localhost:3000/history/1',
	description: 'Dükan K7M2-94QX',
	isMobile: true,
	sessionS: 1200,
});

function gatewayOf(env: Record<string, string | undefined>, password?: string): BankGateway {
	const [config] = readConfig({ ...env }).banks;
	assert.ok(config);
	return httpBank({ ...config, ...(password !== undefined && { password }) });
}

/** PAY-01: tests everything that the shop expects of a gateway. */
function describeGateway(name: string, open: () => Promise<Record<string, string | undefined>>): void {
	describe(`the gateway: ${name}`, async () => {
		const env = await open();
		const gateway = gatewayOf(env);

		test('PAY-01 a payment is registered under a number of ours and found by it and by the bank’s id', async () => {
			const number = newNumber();
			const { bankOrderId, formUrl } = await gateway.register(registration(number));
			assert.ok(URL.canParse(formUrl));
			const byId = await gateway.findStatus({ bankOrderId });
			assert.deepEqual(
				[byId?.status, byId?.amountTenge, byId?.depositedTenge, byId?.refundedTenge],
				[0, 12_345, 0, 0],
			);
			assert.equal((await gateway.findStatus({ number }))?.status, 0);
			assert.equal((await gateway.findStatus({ number }))?.bankOrderId, bankOrderId);
		});

		test('PAY-01 a number is registered once', async () => {
			const number = newNumber();
			await gateway.register(registration(number));
			await assert.rejects(gateway.register(registration(number)), BankRefusal);
		});

		test('PAY-03 a payment that the bank does not know is not known, and no error', async () => {
			assert.equal(await gateway.findStatus({ number: newNumber() }), undefined);
		});

		test('PAY-04 what is not paid cannot be given back', async () => {
			const { bankOrderId } = await gateway.register(registration(newNumber()));
			await assert.rejects(gateway.refund({ bankOrderId, amountTenge: 1 }), BankRefusal);
			await assert.rejects(gateway.reverse({ bankOrderId }), BankRefusal);
		});

		test('PAY-01 a wrong password is refused, and the error repeats neither it nor the bank’s words', async () => {
			const wrong = gatewayOf(env, 'wrong-password-canary');
			const error: unknown = await wrong.register(registration(newNumber())).catch((thrown) => thrown);
			assert.ok(error instanceof BankRefusal);
			assert.equal(error.message, 'The bank refused with code 5.');
		});
	});
}

const bank = await startBank();
after(() => bank.stop());
describeGateway('simulator', async () => bank.env);

// This test runs with credentials of a bank's test gateway: CARD_BANKS=test and the CARD_TEST_ settings of
// docs/operations.md.
if (process.env.CARD_TEST_URL) describeGateway('test gateway of a bank', async () => process.env);

describe('the simulator pays, and fails on demand', () => {
	const gateway = gatewayOf({ ...bank.env, CARD_TIMEOUT_MS: '30000' });
	const impatient = gatewayOf({ ...bank.env, CARD_TIMEOUT_MS: '500' });
	const begin = async () => {
		const number = newNumber();
		return { number, ...(await gateway.register(registration(number))) };
	};

	test('PAY-04 paid, given back in parts, never more than was paid', async () => {
		const { bankOrderId } = await begin();
		assert.ok(await bank.tell({ pay: { orderId: bankOrderId } }));
		await gateway.refund({ bankOrderId, amountTenge: 345 });
		await gateway.refund({ bankOrderId, amountTenge: 2000 });
		const status = await gateway.findStatus({ bankOrderId });
		assert.deepEqual([status?.status, status?.depositedTenge, status?.refundedTenge], [4, 12_345, 2345]);
		await assert.rejects(gateway.refund({ bankOrderId, amountTenge: 10_001 }), BankRefusal);
	});

	test('PAY-04 a reversal gives all of it back, until the day is settled', async () => {
		const { bankOrderId } = await begin();
		await bank.tell({ pay: { orderId: bankOrderId }, settings: { isSettled: true } });
		await assert.rejects(gateway.reverse({ bankOrderId }), BankRefusal);
		await bank.tell({ settings: { isSettled: false } });
		await gateway.reverse({ bankOrderId });
		const status = await gateway.findStatus({ bankOrderId });
		assert.deepEqual([status?.status, status?.depositedTenge, status?.refundedTenge], [3, 12_345, 12_345]);
	});

	test('PAY-03 numbers that come as text are the same numbers', async () => {
		const { bankOrderId, number } = await begin();
		await bank.tell({ pay: { orderId: bankOrderId }, settings: { asText: true } });
		const status = await gateway.findStatus({ number });
		assert.deepEqual([status?.status, status?.depositedTenge, status?.actionCode], [2, 12_345, 0]);
		await bank.tell({ settings: { asText: false } });
	});

	test('PAY-03 down, an error page with status 200, a system error, too slow: the outcome is not known', async () => {
		for (const kind of ['down', 'html', 'error', 'lost'] as const) {
			await bank.fail('status', kind);
			await assert.rejects(gateway.findStatus({ number: newNumber() }), BankSilence, kind);
		}
		await bank.fail('status', 'slow', { slowMs: 60_000 });
		await assert.rejects(impatient.findStatus({ number: newNumber() }), /did not respond: timeout/);
	});

	test('PAY-03 a registration whose response is lost is found by its number', async () => {
		const number = newNumber();
		await bank.fail('register', 'lost');
		await assert.rejects(gateway.register(registration(number)), BankSilence);
		const status = await gateway.findStatus({ number });
		assert.equal(status?.status, 0);
		assert.ok(status?.bankOrderId);
	});

	test('PAY-01 the bank’s page is in the language of the shop, and a browser that paid comes back', async () => {
		const { bankOrderId, formUrl } = await begin();
		const page = await (await fetch(formUrl)).text();
		assert.match(page, /lang="tk".*Kart bilen töleg.*123\.45 TMT/s);
		const paid = await fetch(formUrl, {
			method: 'POST',
			body: new URLSearchParams({ action: 'pay', pan: '4111 1111 1111 1111' }),
			redirect: 'manual',
		});
		assert.equal(paid.headers.get('location'), `http://localhost:3000/history/1?orderId=${bankOrderId}`);
	});

	test('PAY-01 a page of another origin is not opened', async () => {
		const [config] = readConfig({ ...bank.env, CARD_TEST_PAGE_ORIGIN: 'https://pay.example.tm' }).banks;
		assert.ok(config);
		await assert.rejects(httpBank(config).register(registration(newNumber())), /no payment page/);
	});
});
