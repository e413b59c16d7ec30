import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from '../../content/page-rendering/open-pages.ts';

describe('notices about delivery', async () => {
	const pages = await openPages(readConfig({}));
	const { app, db } = await openTestShop({ after }, { pages });
	/** Returns the text of the page, without its data for the script. */
	const text = async (url: string) =>
		(await app.inject(url)).body.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');

	test('GEN-10 home, delivery and contact pages tell where there is no delivery and where to collect goods', async () => {
		for (const [lang, places, address] of [
			['ru', '13-й этап, 14-й этап', 'Ашхабад, проспект Махтумкули, дом 100'],
			['tm', '13-nji tapgyr, 14-nji tapgyr', 'Aşgabat, Magtymguly şaýoly, 100-nji jaý'],
			['en', 'Stage 13, Stage 14', 'Ashgabat, Magtymguly avenue, building 100'],
		] as const) {
			for (const path of ['/', '/payment', '/contactus']) {
				const page = await text(`${path}?lang=${lang}`);
				for (const words of [places, address, '+993 12 00-00-00'])
					assert.ok(page.includes(words), `${path} ${lang} ${words}`);
			}
		}
	});

	test('GEN-10 the list is the one that staff keeps: it grows, becomes too long to name, and may be empty', async () => {
		const change = async (delivery: boolean, maxId: number) => {
			await db.updateTable('districts').set({ delivery, express: false }).where('id', '<=', maxId).execute();
		};
		await change(false, 1);
		assert.match(await text('/'), /нет доставки: Парахат 1, 13-й этап, 14-й этап/);
		await change(false, 20);
		assert.match(await text('/'), /Доставляем только в некоторые районы/);
		assert.match(await text('/payment'), /Ашхабад: Парахат 1, Парахат 2/);
		await change(true, 1000);
		assert.doesNotMatch(await text('/'), /нет доставки|некоторые районы/);
		assert.doesNotMatch(await text('/payment'), /Куда мы пока не доставляем/);
	});
});
