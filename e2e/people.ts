import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { inDatabase } from './in-database.ts';
import { ru } from './texts.ts';

export const PASSWORD = 'gyzyl alma';

const FIRST_PHONE = 2_000_000;
/** No worker needs more phones. There is room for 3,000 workers. */
const PHONES_PER_WORKER = 1000;
let phonesTaken = 0;

/** Returns an unused phone. All tests share one shop, so each worker process has its own range of numbers. */
export function newPhone(): string {
	const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
	const phone = FIRST_PHONE + worker * PHONES_PER_WORKER + phonesTaken;
	phonesTaken += 1;
	return String(phone);
}

/** Registers a person by the API call, with a confirmed phone (S18) and without a session in the browser. */
export async function registered(request: APIRequestContext): Promise<{ phone: string; token: string }> {
	const phone = newPhone();
	const response = await request.post('/api/set_user', {
		data: {
			u_phone_1: phone,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Aman Myradow',
			u_address_1: 'Parahat 7, jaý 12, Ашхабад',
		},
	});
	await inDatabase((db) =>
		db.updateTable('users').set({ phone_confirmed_at: new Date() }).where('phone', '=', phone).execute(),
	);
	return { phone, token: (await response.json()).token };
}

/** Returns the controls of the sign-in dialog in Russian, or of the page /signin. */
export function authForm(page: Page, place = page.getByRole('dialog')) {
	return {
		dialog: place,
		phone: place.getByLabel(ru.shop('auth.phone')),
		password: place.getByLabel(ru.shop('auth.password'), { exact: true }),
		submit: place.locator('button[type=submit]'),
		signIn: async (phone: string, password = PASSWORD) => {
			await place.getByLabel(ru.shop('auth.phone')).fill(phone);
			await place.getByLabel(ru.shop('auth.password'), { exact: true }).fill(password);
			await place.getByRole('button', { name: ru.shop('auth.signin'), exact: true }).click();
		},
		signUp: async (phone: string) => {
			const values = {
				[ru.shop('auth.name')]: 'Jeren Öwezowa',
				[ru.shop('auth.phone')]: phone,
				[ru.shop('auth.passwordConfirm')]: PASSWORD,
				[ru.shop('auth.address')]: 'Görogly köçesi 5',
			};
			for (const [label, value] of Object.entries(values))
				await place.getByLabel(label, { exact: true }).fill(value);
			await place.getByLabel(ru.shop('auth.password'), { exact: true }).fill(PASSWORD);
			await place.getByLabel(ru.shop('auth.region')).selectOption('Мары');
			await place.getByRole('button', { name: ru.shop('auth.signup') }).click();
		},
	};
}

/** Reads the code from the outbox page of the log gateway. */
export async function codeFromOutbox(request: APIRequestContext, phone: string): Promise<string> {
	let code: string | undefined;
	await expect(async () => {
		const html = await (await request.get('/sms-outbox')).text();
		const message = html.split('<article>').find((article) => article.includes(formatPhone(phone)));
		code = /\b\d{6}\b/.exec(message?.split('</h2>')[1]?.split('<p>')[1] ?? '')?.[0];
		expect(code).toBeDefined();
	}).toPass();
	return code ?? '';
}

/** Specification, point 7: records the content type of every call that sends a form. */
export function notedForms(page: Page): Map<string, string> {
	const kinds = new Map<string, string>();
	page.on('request', (request) => {
		const call = /\/api\/(set_user|users_add|reset_add|reset_confirm|user_updatepass)$/.exec(
			request.url(),
		)?.[1];
		if (call) kinds.set(call, request.headers()['content-type']?.split(';')[0] ?? '');
	});
	return kinds;
}
