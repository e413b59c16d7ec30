import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { publicShop } from '../../../main/public-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/**
 * Queries that people type, and what must come first: sub-categories that the first three may belong to; the brand of the
 * first; a part of its English name. Written from habits, before the search was tuned to them.
 */
const HABITS = `
	# kinds of things, in three languages, singular and plural
	телефон | 701 702
	телефоны | 701 702
	telefon | 701 702
	phone | 701 702
	смартфон | 701
	кнопочный телефон | 702
	düwmeli telefon | 702
	ноутбук | 101 102 103 104
	ноутбуки | 101 102 103 104
	noutbuk | 101 102 103 104
	laptops | 101 102 103 104
	игровой ноутбук | 102
	oýun noutbugy | 102
	gaming laptop | 102
	монитор | 401 402
	планшет | 801 802
	наушники | 1001 1002 1003
	gulaklyk | 1001 1002 1003
	headphones | 1001 1002 1003
	мышь | 502
	mouse | 502
	клавиатура | 501
	телевизор | 1101
	telewizor | 1101
	tv | 1101
	принтер | 1301 1302 1303
	чехол | 703
	чехол для телефона | 703
	рюкзак для ноутбука | 1607
	коврик для мыши | 503
	видеокарта | 303
	жёсткий диск | 602 603
	камера | 1501 504
	часы | 901
	колонка | 1004 1005

	# no diacritics, sh and ch for ş and ç
	sycanjyk | 502
	planset | 801 802
	fleska | 604
	oyun konsoly | 1201
	duwmeli telefon | 702
	simsiz gulaklyk | 1001
	akylly sagat | 901
	nausnik | 1001 1002 1003
	naushnik | 1001 1002 1003
	fleshka | 604
	zaryad beriji | 1604
	sychanjyk | 502
	жесткий диск | 602 603
	черный чехол | 703

	# Russian in Latin letters, Latin names in Russian letters
	noutbuki | 101 102 103 104
	naushniki | 1001 1002 1003
	klaviatura | 501
	televizor | 1101
	chehol | 703
	kolonka | 1004 1005
	zaryadka | 1604
	videokarta | 303
	holodilnik samsung | * | Samsung
	самсунг | * | Samsung
	сяоми | * | Xiaomi
	хуавей | * | Huawei
	леново | * | Lenovo
	асус | * | ASUS
	эпсон | * | Epson
	филипс | * | Philips
	логитек мышь | 502 | Logitech
	тп линк | * | TP-Link
	айфон | 701 | Apple
	айфон 15 | 701 | Apple | Apple 15
	iphone 16 pro | 701 | Apple | Apple 16 Pro
	макбук | 104 | Apple
	айпад | 801 | Apple
	airpods | 1001 | Apple
	плейстейшн | 1201 | Sony

	# one or two letters wrong, missing, doubled or swapped
	самсунк | * | Samsung
	samsumg | * | Samsung
	samsnug | * | Samsung
	xiomi | * | Xiaomi
	lenova | * | Lenovo
	logitec | * | Logitech
	телефн | 701 702
	тлефон | 701 702
	ноутбкук | 101 102 103 104
	ноудбук | 101 102 103 104
	noutbok | 101 102 103 104
	нушники | 1001 1002 1003
	наушнеки | 1001 1002 1003
	gulaklik | 1001 1002 1003
	клавеатура | 501
	манитор | 401 402
	тиливизор | 1101
	принетр | 1301 1302 1303
	headfones | 1001 1002 1003
	keybord | 501
	powerbenk | 1603
	видиокарта | 303

	# the wrong keyboard layout, both ways
	ыфьыгтп | * | Samsung
	чшфщьш | * | Xiaomi
	дутщмщ | * | Lenovo
	yjen,er | 101 102 103 104
	ntktajy | 701 702
	yfeiybrb | 1001 1002 1003
	vjybnjh | 401 402
	ntktdbpjh | 1101
	rkfdbfnehf | 501
	;tcnrbq lbcr | 602 603
	наушники ыфьыгтп | 1001 1002 1003 | Samsung
	ыыв | 601
	кщгеук | 1401
	ештщгеигл | 101 102 103 104

	# models, sizes, numbers
	RTX 4060 | 303 | | RTX 4060
	rtx4060 | 303 | | RTX 4060
	ртх 4060 | 303 | | RTX 4060
	4060 ti | 303 | MSI | 4060 Ti
	A55 | 701 | Samsung | A55
	galaxy | 701 | Samsung
	галакси s24 | 701 | Samsung | S24
	galaxy a35 | 701 | Samsung | A35
	samsung s24 | 701 | Samsung | S24
	S24 ultra | 701 | Samsung | S24 Ultra
	redmi note 14 | 701 | Redmi | Note 14
	i5 | 101 102 103 104 201 203 204 301
	i5 14600k | 301 | Intel | i5-14600K
	ryzen 5 7600 | 301 | AMD | 7600
	core i7 ноутбук | 101 102 103 104
	ноутбук 16gb | 101 102 103 104
	ноутбук 16 гб 1 тб | 101 102 103 104
	ssd 1tb | 601
	ссд 1 тб | 601
	оперативная память 16 гб | 304 | | 16 GB
	ddr5 | 304 302
	флешка 64gb | 604 | | 64 GB
	телевизор 55 | 1101 | | 55
	монитор 27 дюймов | 401 402
	монитор 144 гц | 402 | | 144 Hz
	nokia 105 | 702 | Nokia | 105
	epson l3250 | 1302 | Epson | L3250
	g102 | 502 | Logitech | G102
	powerbank 20000 | 1603 | | 20000
	зарядка 65w | 1604 | | 65W
	кабель hdmi 3 м | 1605 | | 3 m
	cat6 | 1406
	ps5 | 1201 1202 | Sony
	4k телевизор | 1101
	wifi 6 роутер | 1401 | | Wi-Fi 6

	# as it is being typed
	сам | * | Samsung
	ноут | 101 102 103 104
	теле | 701 702 1101
	наушн | 1001 1002 1003
	gula | 1001 1002 1003
	клав | 501
	samsung тел | 701 702 1101 | Samsung
	видеок | 303
	xia | * | Xiaomi

	# the words of the street
	клава | 501
	мышка | 502
	видюха | 303
	комп | 201 202 203 204
	телик | 1101
	телек | 1101
	зарядка | 1604
	вайфай роутер | 1401
	wifi | 1401 1402 1403
	роутер | 1401
	озу | 304
	ram | 304
	моник | 401 402
	проц | 301
	материнка | 302
	бп | 305
	бесперебойник | 1601
	джойстик | 1202
	повербанк | 1603
	пауэрбанк | 1603
	флэшка | 604
	fleşka | 604
	пылесос | 1505
	тонер | 1304
	nauşnik | 1001 1002 1003

	# brand and kind, kind and property
	samsung телефон | 701 | Samsung
	телефон samsung | 701 | Samsung
	xiaomi telefon | 701 | Xiaomi
	hp принтер | 1301 1302 1303 | HP
	наушники samsung | 1001 1002 1003 | Samsung
	samsung televizor | 1101 | Samsung
	беспроводная мышь | 502
	механическая клавиатура | 501 | | Mechanical
	чёрные наушники jbl | 1001 1002 1003 | JBL
	gara telefon | 701 702
	красный чехол | 703 | | Red
	роутер tp-link | 1401 | TP-Link
	tplink | * | TP-Link
	детский планшет | 802
	лазерный принтер canon | 1301 | Canon
	кабель type-c | 1605 | | USB-C
	usb hub | 506
	наушники с микрофоном | 1001 1002 1003
	купить ноутбук asus | 101 102 103 104 | ASUS
	arzan telefon | 701 702
`;

type Habit = { query: string; subcategories: number[] | undefined; brand: string; name: string };

function readHabits(): Habit[] {
	return HABITS.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [query = '', kinds = '*', brand = '', name = ''] = line.split('|').map((cell) => cell.trim());
			return { query, subcategories: kinds === '*' ? undefined : kinds.split(' ').map(Number), brand, name };
		});
}

describe('search', async () => {
	const { db, listing, clock } = await openTestShop({ after });
	const shop = publicShop({ listing, clock })({ db }, new Set());
	const products = new Map(
		(
			await db
				.selectFrom('products as p')
				.innerJoin('brands as b', 'b.id', 'p.brand_id')
				.select(['p.id', 'p.subcategory_id', 'p.name_en', 'b.name as brand'])
				.execute()
		).map((product) => [product.id, product]),
	);

	/** Returns what is wrong with the response, or undefined. */
	async function faultOf({ query, subcategories, brand, name }: Habit): Promise<string | undefined> {
		const { rows } = await shop.list({
			scope: { kind: 'search', query },
			filters: NO_FILTERS,
			sort: undefined,
			language: 'ru',
			limit: 3,
			offset: 0,
			withFacets: false,
		});
		const found = rows.map(({ p_id }) => products.get(p_id));
		const first = found[0];
		if (!first) return 'nothing found';
		const isRight =
			found.every((product) => !subcategories || subcategories.includes(product?.subcategory_id ?? 0)) &&
			(brand === '' || first.brand === brand) &&
			first.name_en.includes(name);
		return isRight ? undefined : found.map((product) => product?.name_en).join(' · ');
	}

	test('SEARCH-03 what people type brings what they mean first, at least 95 of 100 times', async () => {
		const habits = readHabits();
		assert.ok(habits.length >= 80);
		const faults: string[] = [];
		for (const habit of habits) {
			const fault = await faultOf(habit);
			if (fault) faults.push(`${habit.query}: ${fault}`);
		}
		const right = habits.length - faults.length;
		console.log(`${right} of ${habits.length} searches right\n${faults.join('\n')}`);
		assert.ok(right >= habits.length * 0.95, faults.join('\n'));
	});
});
