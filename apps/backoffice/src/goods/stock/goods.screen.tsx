import type { SupplierWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import { Page } from '../../ui/page.tsx';
import { Receipts } from './receipts.tsx';

const PARTS = { receipts: Receipts, suppliers: Suppliers } as const;
type Part = keyof typeof PARTS;

/** STOCK-03: lists receipts of goods. */
export function Component() {
	const { t, c } = useTexts(goodsTexts);
	const { part } = useParams();
	if (part === undefined || !Object.hasOwn(PARTS, part)) return <Navigate to="/goods/receipts" replace />;
	const Shown = PARTS[part as Part];
	return (
		<Page title={c('nav.goods')}>
			<SectionTabs
				label={c('nav.goods')}
				tabs={(Object.keys(PARTS) as Part[]).map((key) => ({ to: `/goods/${key}`, title: t(`part.${key}`) }))}
			/>
			<Shown key={part} />
		</Page>
	);
}

function Suppliers() {
	const { t } = useTexts(goodsTexts);
	return (
		<TableEditor<SupplierWire>
			call="suppliers"
			right="receiveGoods"
			label={t('part.suppliers')}
			addLabel={t('supplier.add')}
			rowKey={({ id }) => String(id)}
			rowName={({ name }) => name}
			searched
			alsoChanges={['receipts']}
			blank={{ name: '', phone: '', note: '' }}
			columns={[
				{ key: 'name', title: t('supplier.name'), cell: ({ name }) => <strong>{name}</strong> },
				{ key: 'phone', title: t('supplier.phone'), cell: ({ phone }) => phone },
				{ key: 'note', title: t('supplier.note'), cell: ({ note }) => note },
			]}
			fields={[
				{ kind: 'line', key: 'name', label: t('supplier.name') },
				{ kind: 'line', key: 'phone', label: t('supplier.phone') },
				{ kind: 'line', key: 'note', label: t('supplier.note') },
			]}
		/>
	);
}
