import { PROMOTION_KINDS } from '@dukan/domain/promotions/promotions.ts';
import type { PromotionWire } from '@dukan/domain/promotions/staff-promotions.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { promotionsTexts } from '@dukan/i18n/texts/backoffice/promotions-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { ChipChoice } from '../catalogue/chip-choice.tsx';
import { UnreadLists } from '../catalogue/unread-lists.tsx';
import { useChoices } from '../catalogue/use-catalogue.ts';
import { useTexts } from '../platform/texts.tsx';
import { useProductChoices } from '../products/product-choices.ts';
import type { Draft, EditorField } from '../ui/editor/editor-types.ts';
import { Names, NO_NAMES, nameIn } from '../ui/editor/names.tsx';
import { TableEditor } from '../ui/editor/table-editor.tsx';
import { Page, Unread } from '../ui/page.tsx';
import { PromotionCodes } from './promotion-codes.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { PromotionProducts } from './promotion-products.tsx';
import { sentPromotion } from './sent-promotion.ts';

const BLANK = {
	...NO_NAMES,
	kind: 'percent',
	percent: 10,
	amount_tenge: null,
	gift_product_id: null,
	minimum_tenge: 0,
	category_ids: [],
	brand_ids: [],
	product_ids: [],
	by_code: false,
	active: true,
	starts_at: null,
	ends_at: null,
	first_order: false,
	uses_limit: null,
	uses_per_person: null,
};

/** PRICE-03: what is given, for what, to whom, how often; what it brought; how it would work. */
export function Component() {
	const { t, c, language } = useTexts(promotionsTexts);
	const categories = useChoices('categories', ({ id }) => id);
	const makers = useProductChoices();
	const brands = (makers.data?.brands ?? []).map(({ id, name }) => ({ value: String(id), title: name }));
	const state = ({ active, starts_at, ends_at }: PromotionWire) => {
		const now = new Date().toISOString();
		if (!active) return t('state.off');
		if (ends_at && ends_at <= now) return t('state.over');
		return starts_at && starts_at > now ? t('state.later') : t('state.on');
	};
	const chips = (key: 'category_ids' | 'brand_ids'): EditorField => ({
		kind: 'own',
		key,
		label: t(key === 'category_ids' ? 'categories' : 'brands'),
		render: ({ value, set }) => (
			<ChipChoice
				label={t(key === 'category_ids' ? 'categories' : 'brands')}
				choices={key === 'category_ids' ? categories : brands}
				chosen={(value as number[]).map(String)}
				onChange={(values) => set(values.map(Number))}
			/>
		),
	});
	const products = (key: 'gift_product_id' | 'product_ids'): EditorField => ({
		kind: 'own',
		key,
		label: t(key === 'product_ids' ? 'products' : 'gift'),
		render: ({ value, draft, set, problem }) => {
			if (key === 'gift_product_id' && draft.kind !== 'gift') return null;
			const chosen = (Array.isArray(value) ? value : [value ?? []].flat()) as number[];
			return (
				<PromotionProducts
					label={t(key === 'product_ids' ? 'products' : 'gift')}
					find={t(key === 'product_ids' ? 'productsFind' : 'giftFind')}
					ids={chosen}
					problem={problem}
					onChange={(ids) => set(key === 'product_ids' ? ids : (ids.at(-1) ?? null))}
				/>
			);
		},
	});
	return (
		<Page title={c('nav.promotions')}>
			<UnreadLists of={['categories']} />
			<Unread of={[makers]} />
			<TableEditor<PromotionWire>
				call="promotions"
				right="managePromotions"
				label={c('nav.promotions')}
				addLabel={t('add')}
				rowKey={({ id }) => String(id)}
				rowName={(row) => nameIn(row, language)}
				blank={BLANK}
				toDraft={(row) => ({ ...(row as unknown as Draft) })}
				toSent={sentPromotion}
				problems={{ wrong: t('problem.period') }}
				below={(draft) => (
					<>
						<PromotionPreview draft={draft} />
						{draft.by_code === true && <PromotionCodes id={draft.id as number | undefined} />}
					</>
				)}
				columns={[
					{ key: 'name', title: c('common.name'), cell: (row) => <Names row={row} /> },
					{ key: 'kind', title: t('kind'), wideOnly: true, cell: ({ kind }) => t(`kind.${kind}`) },
					{ key: 'state', title: t('state'), cell: (row) => <Badge look="quiet">{state(row)}</Badge> },
					{
						key: 'orders',
						title: t('orders'),
						align: 'end',
						cell: ({ orders }) => formatInteger(language, orders),
					},
					{
						key: 'given',
						title: t('given'),
						align: 'end',
						wideOnly: true,
						cell: ({ discountTenge }) => formatPrice(language, discountTenge),
					},
					{
						key: 'sales',
						title: t('sales'),
						align: 'end',
						wideOnly: true,
						cell: ({ salesTenge }) => formatPrice(language, salesTenge),
					},
				]}
				fields={[
					{ kind: 'texts', key: 'name', label: c('common.name') },
					{
						kind: 'choice',
						key: 'kind',
						label: t('kind'),
						choices: PROMOTION_KINDS.map((kind) => ({ value: kind, title: t(`kind.${kind}`) })),
					},
					{ kind: 'number', key: 'percent', label: `${t('kind.percent')}, %`, orNone: true },
					{ kind: 'manat', key: 'amount_tenge', label: t('kind.amount'), orNone: true },
					products('gift_product_id'),
					{ kind: 'manat', key: 'minimum_tenge', label: t('minimum') },
					{ kind: 'yesNo', key: 'active', label: t('active') },
					{ kind: 'yesNo', key: 'by_code', label: t('byCode') },
					{ kind: 'yesNo', key: 'first_order', label: t('firstOrder') },
					{ kind: 'moment', key: 'starts_at', label: t('starts'), hint: t('momentHint') },
					{ kind: 'moment', key: 'ends_at', label: t('ends'), hint: t('momentHint') },
					{ kind: 'number', key: 'uses_limit', label: t('usesLimit'), hint: t('momentHint'), orNone: true },
					{
						kind: 'number',
						key: 'uses_per_person',
						label: t('usesPerPerson'),
						hint: t('momentHint'),
						orNone: true,
					},
					chips('category_ids'),
					chips('brand_ids'),
					products('product_ids'),
				]}
			/>
		</Page>
	);
}
