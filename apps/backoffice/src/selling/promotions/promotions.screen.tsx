import type { PromotionWire } from '@dukan/domain/selling/promotions/staff-promotions.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { promotionsTexts } from '@dukan/i18n/texts/backoffice/promotions-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useProductChoices } from '../../goods/products/product-choices.ts';
import { UnreadLists } from '../../goods/structure/unread-lists.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Names, NO_NAMES } from '../../ui/editor/names.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { Page, Unread } from '../../ui/page.tsx';
import { PromotionCodes } from './promotion-codes.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { sentPromotion } from './sent-promotion.ts';
import { usePromotionFields } from './use-promotion-fields.tsx';

const BLANK = {
	...NO_NAMES,
	kind: 'percent',
	percent: 10,
	amountTenge: null,
	giftProductId: null,
	minimumTenge: 0,
	categoryIds: [],
	brandIds: [],
	productIds: [],
	byCode: false,
	active: true,
	startsAt: null,
	endsAt: null,
	firstOrder: false,
	usesLimit: null,
	usesPerPerson: null,
};

/**
 * PRICE-03: edits promotions: what they give, for which goods, to whom and how often. Shows their results and
 * a preview.
 */
export function Component() {
	const { t, c, language } = useTexts(promotionsTexts);
	const makers = useProductChoices();
	const fields = usePromotionFields(makers);
	const state = ({ active, startsAt, endsAt }: PromotionWire) => {
		const now = new Date().toISOString();
		if (!active) return t('state.off');
		if (endsAt && endsAt <= now) return t('state.over');
		return startsAt && startsAt > now ? t('state.later') : t('state.on');
	};
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
				toDraft={(row) => ({ ...row })}
				toSent={sentPromotion}
				problems={{ wrong: t('problem.period') }}
				below={(draft) => (
					<>
						<PromotionPreview draft={draft} />
						{draft.byCode === true && <PromotionCodes id={draft.id as number | undefined} />}
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
				fields={fields}
			/>
		</Page>
	);
}
