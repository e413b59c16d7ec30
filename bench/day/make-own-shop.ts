import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { BLANK_PRODUCT } from '@dukan/domain/goods/products/product-columns.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { ReceiptWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import type { DemoShopWire } from '@dukan/domain/running/demo/staff-demo.api.ts';
import type { StaffSlotWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { addFrame, ownSettings } from '../../apps/server/src/testing/own-shop.ts';
import { plainPicture } from '../../apps/server/src/testing/plain-picture.ts';
import { PROMOTION } from '../../apps/server/src/testing/promotion.ts';
import type { Ledger } from './ledger.ts';
import type { DayDesk } from './people.ts';

/** A product with the price in tenge that the script expects after the price rule. */
type Goods = { id: number; name: string; priceTenge: number };
export type OwnShop = {
	phone: Goods;
	headset: Goods;
	promoCode: string;
	percent: number;
	supplierId: number;
};

const COSTS = { phone: 1800_00, headset: 241_50 };
const PIECES = { phone: 5, headset: 20 };
/** The markup on the cost. The result is rounded up to whole manat. */
const MARKUP_PERCENT = 30;
const ROUND_TENGE = 100;

/**
 * Makes the shop the owner's own: name, logo, colour and documents change, and nothing of the demo remains.
 */
export async function makeItMine(owner: DayDesk): Promise<void> {
	const { file: logo } = await owner.upload(
		'picture_upload?kind=logo',
		await plainPicture(300, 100),
		'image/png',
	);
	for (const [key, value] of Object.entries(ownSettings(logo)))
		await owner.done(`settings_update/${key}`, value);
	await deliverUntilMidnight(owner);
	await owner.done('own_shop_start', {}, 'kill');
	const left = await owner.read<DemoShopWire>('demo');
	assert.deepEqual([left.isDemo, left.products, left.orders], [false, 0, 0]);
}

/**
 * Extends the last slot to midnight, so that orders can be delivered today at whatever time the script runs.
 */
async function deliverUntilMidnight(owner: DayDesk): Promise<void> {
	const last = (await owner.read<StaffSlotWire[]>('slots')).at(-1);
	await owner.done(`slots_update/${last?.id}`, { toTime: '23:59', orderUntil: '23:30' });
}

/** Adds a supplier, products and a receipt, and calculates prices from the cost. */
export async function stockTheShop(manager: DayDesk, ledger: Ledger): Promise<OwnShop> {
	const { key: supplierId } = await manager.done<{ key: number }>('suppliers_add', {
		name: 'Merw söwda',
		phone: '+993 65 00-00-00',
		note: '',
	});
	const frame = await addFrame(manager, [
		{ en: 'Phones', ru: 'Телефоны', tm: 'Telefonlar' },
		{ en: 'Audio', ru: 'Аудио', tm: 'Audio' },
	]);
	const add = async (subcategoryId = 0, names: ProductFields['names']): Promise<number> => {
		const fields = {
			...BLANK_PRODUCT,
			priceTenge: 1_00,
			isNew: true,
			published: true,
			subcategoryId,
			brandId: frame.brandId,
			names,
		};
		const { file } = await manager.upload(
			'picture_upload?kind=product',
			await plainPicture(600, 600),
			'image/png',
		);
		return (await manager.done<{ id: number }>('product_add', { ...fields, pictures: [file] })).id;
	};
	const phoneNames = { en: 'Smartphone Merw X5', ru: 'Смартфон Merw X5', tm: 'Smartfon Merw X5' };
	const phoneId = await add(frame.subcategoryIds[0], phoneNames);
	const headsetNames = { en: 'Headphones Merw Q2', ru: 'Наушники Merw Q2', tm: 'Gulaklyk Merw Q2' };
	const headsetId = await add(frame.subcategoryIds[1], headsetNames);
	await manager.done(`product_serials_set/${phoneId}`, { kind: 'imei' });

	const { id: receiptId } = await manager.done<{ id: number }>('receipt_add', { supplierId });
	const lines = [
		{ productId: phoneId, quantity: PIECES.phone, costTenge: COSTS.phone },
		{ productId: headsetId, quantity: PIECES.headset, costTenge: COSTS.headset },
	];
	await manager.done(`receipt_save/${receiptId}`, { supplierId, number: 'A-1', note: '', version: 1, lines });
	const { version } = await manager.read<ReceiptWire>(`receipt/${receiptId}`);
	await manager.done(`receipt_post/${receiptId}`, { version }, 'kill');
	for (const { productId, quantity, costTenge } of lines) {
		ledger.moveStock(productId, quantity);
		ledger.received += quantity;
		ledger.receivedCost += quantity * costTenge;
	}

	await reprice(manager);
	const priced = (costTenge: number) =>
		Math.ceil((costTenge * (100 + MARKUP_PERCENT)) / 100 / ROUND_TENGE) * ROUND_TENGE;
	const percent = 10;
	const { key } = await manager.done<{ key: number }>('promotions_add', {
		...PROMOTION,
		percent,
		byCode: true,
	});
	const promoCode = 'MERW10';
	await manager.done(`promotion_codes_add/${key}`, { code: promoCode, usesLimit: null });
	return {
		phone: { id: phoneId, name: phoneNames.ru, priceTenge: priced(COSTS.phone) },
		headset: { id: headsetId, name: headsetNames.ru, priceTenge: priced(COSTS.headset) },
		promoCode,
		percent,
		supplierId,
	};
}

async function reprice(manager: DayDesk): Promise<void> {
	const { id } = await manager.done<{ id: number }>('reprice', {
		name: 'Merw',
		filter: {},
		rule: { kind: 'cost', percent: MARKUP_PERCENT },
		rounding: { stepTenge: ROUND_TENGE, direction: 'up' },
	});
	const reaches = async (wanted: string) => {
		for (;;) {
			const { state } = await manager.read<ImportWire>(`import/${id}`);
			if (state === wanted) return;
			assert.ok(['checking', 'running'].includes(state), `the change of prices is ${state}`);
			await pause(100);
		}
	};
	await reaches('checked');
	await manager.done(`import_run/${id}`);
	await reaches('done');
}
