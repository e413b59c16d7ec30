import type { FitComparison, FitCondition } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { DemoCatalogue, DemoProduct, Localized } from './catalogue-types.ts';

type DemoFitRule = {
	subcategoryId: number;
	accessorySubcategoryId: number;
	allOf: FitCondition[];
	isNeeded: boolean;
};

/** CHOOSE-02: the attributes and rules that tell which demo products fit each other. */
export type DemoAccessories = {
	attributes: { key: string; group: string; name: Localized }[];
	values: { productId: number; key: string; value: string }[];
	rules: DemoFitRule[];
	chosen: { productId: number; accessoryIds: number[] }[];
};

const SMARTPHONES = 701;
const CASES = 703;
const TABLETS = 801;
const STYLUSES = 803;
const CONSOLES = 1201;
const PRINTERS = [1301, 1302, 1303];
const CARTRIDGES = 1304;

const attributes: DemoAccessories['attributes'] = [
	{ key: 'model', group: 'main', name: { en: 'Model', ru: 'Модель', tm: 'Model' } },
	{ key: 'cartridge', group: 'main', name: { en: 'Cartridge', ru: 'Картридж', tm: 'Kartrij' } },
];

/** The phones that each case fits, in the order of the cases. */
const CASE_MODELS = [
	'Samsung A15/Samsung A15 5G/Samsung A25',
	'Samsung A35/Samsung A55',
	'Apple 15/Apple 16',
	'Redmi Note 14/Redmi Note 14 Pro',
	'Apple 13/Apple 15',
	'Samsung S24/Samsung S24 FE',
	'Xiaomi 15/Xiaomi 14T',
	'Honor X8/Honor X9',
];

/** The cartridge of each printer maker, with the series that it fits. */
const PRINTER_CARTRIDGES: readonly (readonly [maker: string, series: RegExp, cartridge: string])[] = [
	['HP', /^(Laser 1|MFP 135)/, 'HP W106'],
	['Canon', /^(LBP|MF)/, 'Canon 728'],
	['Canon', /^G\d/, 'Canon GI-41'],
	['Brother', /^(HL|DCP)/, 'Brother TN 12'],
	['Epson', /^L3/, 'Epson 103'],
];
const PLATFORMS: Readonly<Record<string, string>> = {
	Sony: 'PlayStation 5',
	Microsoft: 'Xbox Series',
	Nintendo: 'Nintendo Switch',
};
/** The phones whose connector differs from that of all others. */
const LIGHTNING = new Set(['Apple 13']);

export function demoAccessories({ products, brands }: DemoCatalogue): DemoAccessories {
	const maker = ({ brandId }: DemoProduct) => brands.find(({ id }) => id === brandId)?.name ?? '';
	const of = (...subcategoryIds: number[]) =>
		products.filter(({ subcategoryId }) => subcategoryIds.includes(subcategoryId));
	const phones = of(SMARTPHONES).flatMap((product) => {
		const model = `${maker(product)} ${product.series}`;
		return [
			{ productId: product.id, key: 'model', value: model },
			{
				productId: product.id,
				key: 'connectorType',
				value: LIGHTNING.has(model) ? 'Lightning' : 'USB-C',
			},
		];
	});
	const cases = of(CASES).map(({ id }, at) => ({
		productId: id,
		key: 'model',
		value: CASE_MODELS[at] ?? '',
	}));
	const printers = of(...PRINTERS).flatMap((product) => {
		const known = PRINTER_CARTRIDGES.find(
			([name, series]) => name === maker(product) && series.test(product.series),
		);
		return known ? [{ productId: product.id, key: 'cartridge', value: known[2] }] : [];
	});
	const cartridges = of(CARTRIDGES).map((product) => ({
		productId: product.id,
		key: 'cartridge',
		value: `${maker(product)} ${product.series}`,
	}));
	const consoles = of(CONSOLES).map((product) => ({
		productId: product.id,
		key: 'platform',
		value: PLATFORMS[maker(product)] ?? 'PC',
	}));
	return {
		attributes,
		rules,
		values: [...phones, ...cases, ...printers, ...cartridges, ...consoles].filter(({ value }) => value),
		chosen: of(TABLETS).map(({ id, attributes: own }) => ({
			productId: id,
			accessoryIds: of(STYLUSES)
				.filter((one) => (one.attributes.compatibility === 'iPad') === (own.os === 'iPadOS'))
				.map((one) => one.id),
		})),
	};
}

const sameOf = (key: string): FitCondition => ({ key, accessoryKey: key, compare: 'same' });
const sizeOf = (key: string, compare: FitComparison, accessoryKey = key): FitCondition => ({
	key,
	accessoryKey,
	compare,
});
const rule = (
	subcategoryId: number,
	accessorySubcategoryId: number,
	...allOf: FitCondition[]
): DemoFitRule => ({ subcategoryId, accessorySubcategoryId, allOf, isNeeded: false });

const LAPTOPS = [101, 102, 103, 104];
const BAGS = 1607;
const MICE = 502;

/** The rules are in the order in which the shop offers the accessories. */
const rules: DemoFitRule[] = [
	rule(SMARTPHONES, CASES, sameOf('model')),
	// A new phone comes without a charger.
	{ ...rule(SMARTPHONES, 1604), isNeeded: true },
	rule(SMARTPHONES, 1605, sameOf('connectorType')),
	rule(SMARTPHONES, 704),
	rule(301, 302, sameOf('socket')),
	{ ...rule(301, 307, sameOf('socket'), sizeOf('tdp', 'at_least')), isNeeded: true },
	rule(302, 301, sameOf('socket')),
	rule(302, 304, sameOf('memoryType')),
	rule(303, 306, sizeOf('cardLength', 'at_least', 'maxCardLength')),
	...LAPTOPS.map((id) => rule(id, BAGS, sizeOf('screenSize', 'at_least'))),
	...LAPTOPS.map((id) => rule(id, MICE)),
	rule(1101, 1104, sizeOf('screenSize', 'at_least')),
	...PRINTERS.map((id) => rule(id, CARTRIDGES, sameOf('cartridge'))),
	rule(CONSOLES, 1202, sameOf('platform')),
	rule(MICE, 503),
	rule(401, 403),
	rule(402, 403),
];
