import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import { buildPreset, PRESETS } from '@dukan/domain/goods/pc-builder/build-presets.ts';
import {
	type BuildIssue,
	buildIssues,
	issuesOfPart,
	missingSlots,
	powerOf,
} from '@dukan/domain/goods/pc-builder/build-rules.ts';
import type { BuildPart } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import {
	type Build,
	type BuildChoice,
	MAX_MEMORY_COUNT,
	type PartAttributes,
	writeBuildChoice,
} from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { BUILD_SLOTS, type BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { builderTexts } from '@dukan/i18n/texts/builder-texts.ts';
import { type TranslateFrom, tableTranslator } from '@dukan/i18n/translate.ts';
import { cartProduct } from '../../platform/cart-product.ts';

type Texts = TranslateFrom<(typeof builderTexts)['en']>;

/** A part in one language, with what the rules and the page need. */
type ShownPart = {
	id: number;
	slot: BuildSlot;
	attributes: PartAttributes;
	product: CartProduct;
	priceTenge: number;
	slotCount: number;
};

type Page = { choice: BuildChoice; choosing: BuildSlot | undefined; language: Language };

export type BuilderData = ReturnType<typeof builderData>;
export type SlotData = BuilderData['slots'][number];
export type PartChoice = NonNullable<BuilderData['choosing']>['fits'][number];

/**
 * CHOOSE-06: returns the whole page in one language. Every choice is an address, so the page works without
 * script.
 */
export function builderData(wire: readonly BuildPart[], { choice, choosing, language }: Page) {
	const t = tableTranslator(builderTexts, language);
	const parts = wire.map((part) => shownPart(part, language));
	const build = chosenBuild(parts, choice);
	const ids = Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, build.parts[slot]?.id]));
	const known: BuildChoice = { ids, memoryCount: build.memoryCount };
	const issues = buildIssues(build);
	const missing = missingSlots(build);
	const chosen = BUILD_SLOTS.flatMap((slot) => {
		const part = build.parts[slot];
		return part
			? [{ product: part.product, quantity: countOf(build, slot), priceTenge: part.priceTenge }]
			: [];
	});
	const totalTenge = chosen.reduce((sum, { priceTenge, quantity }) => sum + priceTenge * quantity, 0);
	const power = powerOf(build);
	const isReady = missing.length === 0 && issues.length === 0;
	return {
		title: t('title'),
		intro: t('intro'),
		slots: BUILD_SLOTS.map((slot) => slotData(slot, { build, known, missing, issues, language, t })),
		choosing: choosing && choosingData(choosing, { parts, build, known, language, t }),
		presetsTitle: t('presets'),
		presets: presetLinks(parts, language, t),
		result: t('result'),
		status: isReady
			? t('ready')
			: missing.length > 0
				? t('missing', { names: missing.map((slot) => t(`slot.${slot}`)).join(', ') })
				: undefined,
		isReady,
		conflicts: t('conflicts'),
		issues: issues.map((issue) => issueText(issue, t)),
		power: power.usedW > 0 ? t('power', { used: power.usedW, needed: power.neededW }) : undefined,
		total: { title: t('total'), text: formatPrice(language, totalTenge) },
		toCart: t(isReady ? 'toCart' : 'toCartSome'),
		print: t('print'),
		clear: { title: t('clear'), href: addresses.pcBuilder },
		chosen: chosen.map(({ product, quantity }) => ({ product, quantity })),
	};
}

type SlotContext = {
	build: Build<ShownPart>;
	known: BuildChoice;
	missing: readonly BuildSlot[];
	issues: readonly BuildIssue[];
	language: Language;
	t: Texts;
};

function slotData(slot: BuildSlot, { build, known, missing, issues, language, t }: SlotContext) {
	const part = build.parts[slot];
	const title = t(`slot.${slot}`);
	const countHref = (memoryCount: number) => builderAddress({ ...known, memoryCount });
	return {
		slot,
		title,
		part: part && {
			name: part.product.name,
			picture: part.product.picture,
			href: addresses.product(part.product.categoryId, part.id),
			price: formatPrice(language, part.priceTenge * countOf(build, slot)),
			outOfStock: part.product.stock > 0 ? undefined : t('outOfStock'),
		},
		hint:
			slot === 'graphics' && build.parts.processor && !missing.includes(slot) ? t('notNeeded') : t('empty'),
		choose: {
			href: builderAddress(known, slot),
			title: t(part ? 'change' : 'choose'),
			label: t(part ? 'changeOf' : 'chooseOf', { slot: title }),
		},
		remove: part && {
			href: builderAddress({ ...known, ids: { ...known.ids, [slot]: undefined } }),
			label: t('removeOf', { slot: title }),
		},
		kits:
			slot === 'memory' && part
				? {
						title: t('kits'),
						counts: Array.from({ length: MAX_MEMORY_COUNT }, (_, index) => ({
							count: index + 1,
							href: countHref(index + 1),
							chosen: index + 1 === build.memoryCount,
						})),
					}
				: undefined,
		issues: part
			? issues.filter(({ slots }) => slots.includes(slot)).map((issue) => issueText(issue, t))
			: [],
	};
}

type ChoosingContext = {
	parts: readonly ShownPart[];
	build: Build<ShownPart>;
	known: BuildChoice;
	language: Language;
	t: Texts;
};

/** Lists every part for the slot. Parts that fit can be chosen; the others show why they do not fit. */
function choosingData(slot: BuildSlot, { parts, build, known, language, t }: ChoosingContext) {
	const all = parts
		.filter((part) => part.slot === slot)
		.map((part) => ({
			id: part.id,
			name: part.product.name,
			picture: part.product.picture,
			price: formatPrice(language, part.priceTenge),
			page: addresses.product(part.product.categoryId, part.id),
			href: builderAddress({ ...known, ids: { ...known.ids, [slot]: part.id } }),
			isChosen: build.parts[slot]?.id === part.id,
			reasons: [
				...issuesOfPart(build, slot, part).map((issue) => issueText(issue, t)),
				...(part.product.stock > 0 ? [] : [t('outOfStock')]),
			],
		}));
	const fits = all.filter(({ reasons }) => reasons.length === 0);
	const count = parts.find((part) => part.slot === slot)?.slotCount ?? 0;
	const others = all.filter(({ reasons }) => reasons.length > 0);
	return {
		title: t('chooseOf', { slot: t(`slot.${slot}`) }),
		back: { href: builderAddress(known), title: t('back') },
		choose: t('choose'),
		someOf: count > all.length ? t('someOf', { shown: all.length, count }) : undefined,
		fitsTitle: fits.length > 0 ? t('fits', { count: fits.length }) : t('noneFit'),
		fits,
		othersTitle: t('unfit', { count: others.length }),
		others,
	};
}

function presetLinks(parts: readonly ShownPart[], language: Language, t: Texts) {
	const inStock = Object.fromEntries(
		BUILD_SLOTS.map((slot) => [slot, parts.filter((part) => part.slot === slot && part.product.stock > 0)]),
	) as Record<BuildSlot, ShownPart[]>;
	return PRESETS.flatMap((preset) => {
		const build = buildPreset(preset, inStock);
		if (!build) return [];
		const chosen = Object.entries(build.parts);
		const ids = Object.fromEntries(chosen.map(([slot, part]) => [slot, part?.id]));
		const tenge = chosen.reduce((sum, [, part]) => sum + (part?.priceTenge ?? 0), 0);
		return [
			{
				title: t(`preset.${preset}`),
				price: formatPrice(language, tenge),
				href: builderAddress({ ids, memoryCount: build.memoryCount }),
			},
		];
	});
}

function shownPart(part: BuildPart, language: Language): ShownPart {
	const product = cartProduct(part, language);
	const priceTenge = piecePriceTenge(product);
	const { p_id: id, slot, attributes, slotCount } = part;
	return { id, slot, attributes, product, priceTenge, slotCount };
}

/** Leaves out parts that do not belong to the slot or are no longer sold. */
function chosenBuild(parts: readonly ShownPart[], { ids, memoryCount }: BuildChoice): Build<ShownPart> {
	const chosen = BUILD_SLOTS.flatMap((slot) => {
		const part = parts.find(({ id, slot: own }) => id === ids[slot] && own === slot);
		return part ? [[slot, part] as const] : [];
	});
	return { parts: Object.fromEntries(chosen), memoryCount };
}

const countOf = (build: Build, slot: BuildSlot) => (slot === 'memory' ? build.memoryCount : 1);

function issueText({ code, values }: BuildIssue, t: Texts): string {
	// The cast is safe: each issue has the values that its text needs, and a test puts every code into three
	// languages.
	return (t as (key: string, values: object) => string)(`issue.${code}`, values);
}

export function builderAddress(choice: BuildChoice, choosing?: BuildSlot): string {
	const query = writeBuildChoice(choice);
	if (choosing) query.set('choose', choosing);
	return `${addresses.pcBuilder}${query.size > 0 ? `?${query}` : ''}`;
}
