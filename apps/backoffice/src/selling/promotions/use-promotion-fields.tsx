import { PROMOTION_KINDS } from '@dukan/domain/selling/promotions/promotions.ts';
import { promotionsTexts } from '@dukan/i18n/texts/backoffice/promotions-texts.ts';
import type { useProductChoices } from '../../goods/products/product-choices.ts';
import { ChipChoice } from '../../goods/structure/chip-choice.tsx';
import { PickedProducts } from '../../goods/structure/picked-products.tsx';
import { useChoices } from '../../goods/structure/use-catalogue.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { Choice, EditorField } from '../../ui/editor/editor-types.ts';

/** Returns the fields of a promotion's form: what it gives, for which goods, to whom, when and how often. */
export function usePromotionFields(makers: ReturnType<typeof useProductChoices>): EditorField[] {
	const { t, c } = useTexts(promotionsTexts);
	const categories = useChoices('categories', ({ id }) => id);
	const brands = (makers.data?.brands ?? []).map(({ id, name }) => ({ value: String(id), title: name }));
	const gift: EditorField = {
		kind: 'own',
		key: 'giftProductId',
		label: t('gift'),
		render: ({ value, draft, set, problem }) =>
			draft.kind === 'gift' && (
				<PickedProducts
					label={t('gift')}
					find={t('giftFind')}
					call="promotions"
					ids={typeof value === 'number' ? [value] : []}
					problem={problem}
					// The product that was chosen last replaces the previous one.
					onChange={(ids) => set(ids.at(-1) ?? null)}
				/>
			),
	};
	const products: EditorField = {
		kind: 'own',
		key: 'productIds',
		label: t('products'),
		render: ({ value, set, problem }) => (
			<PickedProducts
				label={t('products')}
				find={t('productsFind')}
				call="promotions"
				ids={value as number[]}
				problem={problem}
				onChange={set}
			/>
		),
	};
	return [
		{ kind: 'texts', key: 'name', label: c('common.name') },
		{
			kind: 'choice',
			key: 'kind',
			label: t('kind'),
			choices: PROMOTION_KINDS.map((kind) => ({ value: kind, title: t(`kind.${kind}`) })),
		},
		{ kind: 'number', key: 'percent', label: `${t('kind.percent')}, %`, orNone: true },
		{ kind: 'manat', key: 'amountTenge', label: t('kind.amount'), orNone: true },
		gift,
		{ kind: 'manat', key: 'minimumTenge', label: t('minimum') },
		{ kind: 'yesNo', key: 'active', label: t('active') },
		{ kind: 'yesNo', key: 'byCode', label: t('byCode') },
		{ kind: 'yesNo', key: 'firstOrder', label: t('firstOrder') },
		{ kind: 'moment', key: 'startsAt', label: t('starts'), hint: t('momentHint') },
		{ kind: 'moment', key: 'endsAt', label: t('ends'), hint: t('momentHint') },
		{ kind: 'number', key: 'usesLimit', label: t('usesLimit'), hint: t('momentHint'), orNone: true },
		{
			kind: 'number',
			key: 'usesPerPerson',
			label: t('usesPerPerson'),
			hint: t('momentHint'),
			orNone: true,
		},
		chips('categoryIds', t('categories'), categories),
		chips('brandIds', t('brands'), brands),
		products,
	];
}

function chips(key: 'categoryIds' | 'brandIds', label: string, choices: readonly Choice[]): EditorField {
	return {
		kind: 'own',
		key,
		label,
		render: ({ value, set }) => (
			<ChipChoice
				label={label}
				choices={choices}
				chosen={(value as number[]).map(String)}
				onChange={(values) => set(values.map(Number))}
			/>
		),
	};
}
