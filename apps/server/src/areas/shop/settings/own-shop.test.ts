import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { PrintedOrdersWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import sharp from 'sharp';
import { readConfig } from '../../../main/config.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { PUBLIC_PAGES, UNCACHED_PAGES } from '../../../testing/public-addresses.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from '../../content/page-rendering/open-pages.ts';

const NAME = { tm: 'Täze Bazar', ru: 'Новый базар', en: 'New Bazaar' };
const COLOUR = '#0b4f9c';
const ORIGIN = 'http://bazaar.example';
/**
 * Matches the former name of the shop and the demo's words about itself. In Turkmen `dükan` in small letters
 * is an ordinary word.
 */
const FOREIGN =
	/Dükan(?!\p{L})|Дукан|dukan\.example|demo address|демонстрац|nusga salgy|\(nusga\)|tm\.dukan/u;

describe('a shop of one’s own', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages, env: { PUBLIC_ORIGIN: ORIGIN } });
	const { app, db } = shop;
	const owner = await sitAtDesk(shop, 'owner');
	const { cookie } = await signInStaff(db, shop.clock(), 'owner');
	const upload = async (content: Buffer) => {
		const headers = { cookie, 'content-type': 'image/png' };
		const url = '/api/staff/picture_upload?kind=logo';
		return (await app.inject({ method: 'POST', url, headers, payload: content })).json().file as string;
	};
	const look = { logo: '', nameBesideLogo: true, colour: COLOUR };
	const page = (url: string, language: string = 'ru') =>
		app.inject({ url, headers: { cookie: `lang=${language}`, accept: 'text/html' } });

	test('OWN-01 a colour that cannot be read, an unknown logo and no language at all are refused beside their field', async () => {
		const refused = (key: string, value: object) => owner.refused(`settings_update/${key}`, value);
		assert.equal(await refused('look', { ...look, colour: '#ffd400' }), 'invalid_input colour');
		assert.equal(await refused('look', { ...look, colour: 'red' }), 'invalid_input colour');
		const unknown = `logo-10x10-${'0'.repeat(32)}.webp`;
		assert.equal(await refused('look', { ...look, logo: unknown }), 'invalid_input logo');
		assert.equal(await refused('look', { ...look, logo: '../../etc' }), 'invalid_input logo');
		const none = { tm: false, ru: false, en: false };
		assert.equal(await refused('languages', none), 'invalid_input languages');
		const nameless = { name: { ...NAME, en: '' }, tagline: NAME, description: NAME };
		assert.equal(await refused('identity', nameless), 'invalid_input name.en');
		const seller = await sitAtDesk(shop, 'operator');
		assert.equal(await seller.refused('settings_update/look', look), 'not_allowed');
	});

	test('OWN-01 two people change different parts of a setting, and both stay', async () => {
		const colleague = await sitAtDesk(shop, 'manager');
		const { seller } = await owner.read<ShopSettings>('settings');
		await Promise.all([
			owner.done('settings_update/seller', { taxNumber: '1234567' }),
			colleague.done('settings_update/seller', { phones: '+993 12 11-22-33' }),
		]);
		assert.deepEqual((await owner.read<ShopSettings>('settings')).seller, {
			...seller,
			taxNumber: '1234567',
			phones: '+993 12 11-22-33',
		});
		await owner.done('settings_update/seller', seller);
	});

	test('OWN-01 a shop without an e-mail address shows none', async () => {
		const { contact } = await owner.read<ShopSettings>('settings');
		await owner.done('settings_update/contact', { email: 'us@bazaar.example' });
		assert.match((await page('/contactus')).body, /mailto:us@bazaar\.example/);
		await owner.done('settings_update/contact', { email: '' });
		assert.doesNotMatch((await page('/contactus')).body, /mailto:/);
		await owner.done('settings_update/contact', contact);
	});

	test('OWN-01 S14 a logo is re-encoded and served for the header, as icons and beside links; what is not there is not found', async () => {
		const logo = await upload(await plainPicture(600, 200));
		assert.match(logo, /^logo-600x200-[0-9a-f]{32}\.webp$/);
		await owner.done('settings_update/look', { ...look, logo });
		const mark = logo.replace('.webp', '');
		const sizes = {
			'header.webp': '240x80',
			'icon-192.png': '192x192',
			'icon-512.png': '512x512',
			'link.jpg': '1200x630',
		};
		for (const [picture, size] of Object.entries(sizes)) {
			const response = await app.inject(`/images/shop/${mark}/${picture}`);
			assert.equal(response.statusCode, 200, picture);
			assert.match(String(response.headers['cache-control']), /immutable/);
			const { width, height } = await sharp(response.rawPayload).metadata();
			assert.equal(`${width}x${height}`, size, picture);
		}
		for (const gone of [`logo-10x10-${'0'.repeat(32)}`, 'mark-ffffff'])
			assert.equal((await app.inject(`/images/shop/${gone}/icon-192.png`)).statusCode, 404);
		await owner.done('settings_update/look', look);
		assert.equal((await app.inject(`/images/shop/mark-${COLOUR.slice(1)}/icon-192.png`)).statusCode, 200);
	});

	test('OWN-01 a shop with another name, logo and data shows nothing of the demo: pages, manifest, offline, errors, robots, sitemap', async () => {
		const logo = await upload(await plainPicture(300, 100));
		const tagline = { tm: 'Kitaplar', ru: 'Книги', en: 'Books' };
		const description = { tm: 'Kitaplar we depderler', ru: 'Книги и тетради', en: 'Books and paper' };
		const address = { tm: 'Mary', ru: 'Мары', en: 'Mary' };
		const none = { tm: '', ru: '', en: '' };
		for (const [key, value] of Object.entries({
			identity: { name: NAME, tagline, description },
			look: { ...look, logo },
			contact: { phone: '+993 65 11-22-33', email: 'us@bazaar.example', pickupAddress: address },
			seller: { name: none, address, phones: '', taxNumber: '', bank: none, footnote: none },
			warning: none,
			appLinks: { appStore: '', playStore: '', apk: '' },
		}))
			await owner.done(`settings_update/${key}`, value);
		const own = [
			'/aboutus',
			'/partnership',
			'/order',
			'/payment',
			'/terms',
			'/privacy',
			'/signin',
			'/saved',
			'/no-such-page',
		];
		for (const language of LANGUAGES) {
			for (const url of [...Object.values({ ...PUBLIC_PAGES, ...UNCACHED_PAGES }), ...own]) {
				const { body } = await page(url, language);
				assert.equal(FOREIGN.exec(body)?.[0], undefined, `${language} ${url}`);
				assert.match(body, new RegExp(`<title>[^<]*${NAME[language]}[^<]*</title>`), `${language} ${url}`);
			}
			const manifest = (await app.inject(`/manifest.webmanifest?lang=${language}`)).json();
			assert.deepEqual(
				[manifest.name, manifest.short_name, manifest.description, manifest.theme_color],
				[`${NAME[language]} · ${tagline[language]}`, NAME[language], description[language], COLOUR],
			);
			assert.match(manifest.icons[0].src, /^\/images\/shop\/logo-300x100-/);
			assert.doesNotMatch((await app.inject(`/offline?lang=${language}`)).body, FOREIGN);
		}
		for (const url of ['/robots.txt', '/sitemap.xml', '/%zz', '/api/page_show/aboutus'])
			assert.doesNotMatch((await page(url)).body, FOREIGN, url);
		const { body, headers } = await page('/product/1/1');
		assert.match(body, new RegExp(`<meta property="og:site_name" content="${NAME.ru}"`));
		assert.match(body, /"seller":\{"@type":"Organization","name":"Новый базар"/);
		const light = `html:root{--red:${COLOUR};--red-deep:#093f7d;--red-tint:#eef3f8}`;
		const dark =
			/@media \(prefers-color-scheme:dark\)\{html:root\{--red:#[0-9a-f]{6};--red-deep:#[0-9a-f]{6};--red-tint:#[0-9a-f]{6}\}\}<\/style>/;
		const [, after = ''] = body.split(`<style>${light}`);
		assert.match(after, new RegExp(`^${dark.source}`));
		assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-[^ ]+' 'sha256-/);
	});

	test('OWN-01 messages and papers carry the name of the shop', async () => {
		const shopper = await signUpShopper(shop);
		await stockUp(db, [4], 5);
		const { order } = (
			await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 })
		).json();
		await owner.done(`order_move/${order.id}`, { to: 'accepted' });
		const texts = await db.selectFrom('sms_outbox').select('text').execute();
		assert.ok(texts.length > 0);
		for (const { text } of texts) assert.match(text, /^(Новый базар|Täze Bazar|New Bazaar): /);
		const { seller } = await owner.read<PrintedOrdersWire>(`orders_print?ids=${order.id}`);
		assert.deepEqual(seller.name, NAME);
	});

	test('OWN-01 a language that is switched off is offered nowhere, and its visitors read another', async () => {
		await owner.done('settings_update/languages', { tm: true, ru: false, en: true });
		const { body } = await page('/category/laptops-1');
		assert.match(body, /<html lang="tk"/);
		assert.doesNotMatch(body, /hrefLang="ru"|value="ru"/i);
		const asked = await page('/category/laptops-1?lang=ru');
		assert.match(asked.body, /<html lang="tk"/);
		assert.match(asked.body, new RegExp(`rel="canonical" href="${ORIGIN}/category/laptops-1"`));
		assert.doesNotMatch((await app.inject('/sitemap.xml')).body, /hreflang="ru"/);
		await owner.done('settings_update/languages', { tm: true, ru: true, en: true });
		assert.match((await page('/category/laptops-1')).body, /<html lang="ru"/);
	});
});
