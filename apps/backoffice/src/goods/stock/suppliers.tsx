import type { SupplierWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { TableEditor } from '../../ui/editor/table-editor.tsx';

export function Suppliers() {
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
