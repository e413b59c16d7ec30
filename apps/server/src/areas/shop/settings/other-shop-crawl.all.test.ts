import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { BLANK_PRODUCT } from '@dukan/domain/goods/products/product-columns.ts';
import { sql } from 'kysely';
import { readConfig } from '../../../main/config.ts';
import { addFrame, OWN_NAME, ownSettings } from '../../../testing/own-shop.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from '../../content/page-rendering/open-pages.ts';

const ORIGIN = 'http://bazaar.example';
/**
 * Matches the former name of the shop and the demo's words about itself. In Turkmen `dükan` in small letters
 * is an ordinary word.
 */
const FOREIGN =
	/Dükan(?!\p{L})|Дукан|dukan\.example|demo address|демонстрац|nusga salgy|\(nusga\)|tm\.dukan|DUKAN2026/u;
/** Pages of one kind are alike, so only this many of each kind are read. */
const OF_EACH_KIND = 3;
/** Pages that no link leads to. */
const UNLINKED = [
	'/signin',
	'/register',
	'/saved',
	'/history',
	'/callme',
	'/links',
	'/compare',
	'/no-such-page',
];

const KINDS = [
	{ en: 'Notebooks', ru: 'Тетради', tm: 'Depderler' },
	{ en: 'Pens', ru: 'Ручки', tm: 'Ruçkalar' },
	{ en: 'Paper', ru: 'Бумага', tm: 'Kagyz' },
];

describe('a crawl through a shop with another name, logo and goods', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages, env: { PUBLIC_ORIGIN: ORIGIN } });
	const { app, db } = shop;
	const owner = await sitAtDesk(shop, 'owner');
	const { cookie } = await signInStaff(db, shop.clock(), 'owner');
	const get = (url: string, language: Language) =>
		app.inject({ url, headers: { cookie: `lang=${language}`, accept: 'text/html' } });

	const upload = async (kind: string, picture: Buffer): Promise<string> => {
		const response = await app.inject({
			method: 'POST',
			url: `/api/staff/picture_upload?kind=${kind}`,
			headers: { cookie, 'content-type': 'image/png' },
			payload: picture,
		});
		assert.equal(response.statusCode, 200, response.body);
		return response.json().file;
	};

	async function makeOwn(): Promise<number> {
		await owner.done('own_shop_start');
		const logo = await upload('logo', await plainPicture(300, 100));
		for (const [key, value] of Object.entries(ownSettings(logo)))
			await owner.done(`settings_update/${key}`, value);
		const { subcategoryIds, brandId } = await addFrame(owner, KINDS);
		const { id } = await owner.done<{ id: number }>('product_add', {
			...BLANK_PRODUCT,
			names: { en: 'Red notebook', ru: 'Красная тетрадь', tm: 'Gyzyl depder' },
			priceTenge: 10_00,
			stock: 5,
			isNew: true,
			published: true,
			subcategoryId: subcategoryIds[0],
			brandId,
			pictures: [await upload('product', await plainPicture(400, 400))],
		});
		await writeQuestion(id);
		return id;
	}

	/**
	 * Adds a question, because a page with questions has structured data for search engines, which hold the
	 * shop's name.
	 */
	async function writeQuestion(productId: number): Promise<void> {
		const { id: userId } = await signUpShopper(shop);
		const { rows } = await sql<{ id: number }>`insert into question_posts
				(product_id, origin, user_id, author, text, state, created_at)
			values (${productId}, 'person', ${userId}, 'Aýna', 'Какой цвет?', 'published', ${shop.clock()})
			returning id`.execute(db);
		await owner.done(`question_answer/${rows[0]?.id}`, { text: 'Красный' });
	}

	test('OWN-01 OWN-02 no page, script, manifest or paper says the name or shows the goods of the demo', async () => {
		const productId = await makeOwn();
		const scripts = new Set<string>();
		for (const language of LANGUAGES) {
			const read = new Map<string, string>();
			const ofKind = new Map<string, number>();
			const waiting = ['/', ...UNLINKED];
			for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
				const kind = url.split(/[/?]/)[1] ?? '';
				const count = ofKind.get(kind) ?? 0;
				if (read.has(url) || count >= OF_EACH_KIND) continue;
				ofKind.set(kind, count + 1);
				const { body } = await get(url, language);
				read.set(url, body);
				assert.equal(FOREIGN.exec(body)?.[0], undefined, `${language} ${url}`);
				assert.match(
					body,
					new RegExp(`<title>[^<]*${OWN_NAME[language]}[^<]*</title>`),
					`${language} ${url}`,
				);
				for (const [, id] of body.matchAll(/href="\/product\/\d+\/(\d+)"/g))
					assert.equal(Number(id), productId, `${language} ${url} shows goods of the demo`);
				for (const [, path = ''] of body.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)) scripts.add(path);
				for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
					if (!/^\/(images|files|api)\//.test(href)) waiting.push(href.replaceAll('&amp;', '&'));
			}
			assert.ok(read.size > 25, `${language}: only ${read.size} pages`);
			const product = [...read].find(([url]) => url.startsWith('/product/'));
			assert.match(product?.[1] ?? '', new RegExp(`"@type":"Organization","name":"${OWN_NAME[language]}"`));
			for (const url of ['/manifest.webmanifest', '/offline'])
				assert.doesNotMatch((await get(`${url}?lang=${language}`, language)).body, FOREIGN, url);
		}
		assert.ok(scripts.size > 10);
		for (const path of scripts)
			assert.equal(FOREIGN.exec((await get(path, 'ru')).body)?.[0], undefined, path);
	});

	test('OWN-01 the back-office, the courier’s page and the app that makes codes carry the name of the shop', async () => {
		for (const url of ['/backoffice', '/backoffice/orders', '/courier']) {
			const { body } = await get(url, 'ru');
			assert.doesNotMatch(body, FOREIGN, url);
			assert.match(body, /<meta name="application-name" lang="ru" content="Новый базар" \/>/, url);
		}
		const manifest = (await app.inject('/courier/manifest.webmanifest')).json();
		assert.deepEqual([manifest.name, manifest.theme_color], ['Täze Bazar · Kurýer', '#0b4f9c']);
		assert.match(manifest.icons[0].src, /^\/images\/shop\/logo-300x100-/);
		const { link } = await owner.done<{ link: string }>('account_add', {
			login: 'jeren',
			name: 'Jeren',
			role: 'operator',
		});
		const begun = await app.inject({
			method: 'POST',
			url: '/api/staff/join_begin',
			payload: { token: link.split('#')[1] },
		});
		const uri = new URL(begun.json().uri);
		assert.equal(uri.searchParams.get('issuer'), 'New Bazaar');
		assert.equal(decodeURIComponent(uri.pathname), '/New Bazaar:jeren');
	});
});
