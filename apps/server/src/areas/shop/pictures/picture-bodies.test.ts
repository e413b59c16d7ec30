import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';

test('S25 of one person five pictures are under way at most; nothing but a picture is read', async (t) => {
	const shop = await openTestShop(t);
	const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
	const [me, other] = [await signUpShopper(shop), await signUpShopper(shop)];
	for (const path of ['/api/review_picture/1', '/api/request_picture/1']) {
		const begin = () => {
			const headers = {
				authorization: `Bearer ${me.token}`,
				'content-type': 'image/jpeg',
				'content-length': 1000,
			};
			const upload = request(`${address}${path}`, { method: 'POST', agent: false, headers });
			upload.on('error', () => {}).write('only the beginning');
			return upload;
		};
		// A body that is no picture is refused without being parsed (415). If there is no room for another
		// upload, the refusal says so instead.
		const status = async (who: Shopper) => (await who.call('POST', path, '{', JSON_TYPE)).statusCode;
		assert.equal(await status(me), 415);
		const held = Array.from({ length: 5 }, begin);
		await until(async () => (await status(me)) === 429);
		assert.equal(await status(other), 415, 'others go on');
		held[0]?.destroy();
		await until(async () => (await status(me)) === 415);
		for (const upload of held) upload.destroy();
	}
});

const JSON_TYPE = { 'content-type': 'application/json' };
