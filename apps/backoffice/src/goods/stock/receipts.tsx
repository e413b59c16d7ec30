import { RECEIPT_STATES } from '@dukan/domain/goods/stock/receipts.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Waiting } from '../../ui/page.tsx';
import styles from './stock.module.css';

export function Receipts() {
	const { t, language } = useTexts(goodsTexts);
	const { may } = useMember();
	const list = useList('receipts');
	const [adding, setAdding] = useState(false);
	return (
		<>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('receipts.state')}
					choices={RECEIPT_STATES.map((value) => ({ value, title: t(`state.${value}`) }))}
				/>
				<Button onClick={() => setAdding(true)}>{t('receipts.add')}</Button>
			</ListTools>
			<DataTable
				label={t('part.receipts')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'id',
						title: t('part.receipts'),
						cell: ({ id }) => (
							<Link className={styles.link} to={`/goods/receipts/${id}`}>
								{t('receipt.title', { id })}
							</Link>
						),
					},
					{ key: 'supplier', title: t('supplier.name'), cell: ({ supplierName }) => supplierName },
					{ key: 'number', title: t('receipts.number'), cell: ({ number }) => number },
					{
						key: 'date',
						title: t('receipts.date'),
						cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
					},
					{
						key: 'state',
						title: t('receipts.state'),
						cell: ({ state, costToFollow }) => (
							<Badge look={state === 'draft' || costToFollow ? 'new' : 'quiet'}>
								{t(costToFollow ? 'state.costToFollow' : `state.${state}`)}
							</Badge>
						),
					},
					{
						key: 'pieces',
						title: t('receipts.pieces'),
						align: 'end',
						cell: ({ pieces }) => formatInteger(language, pieces),
					},
					...(may('seeCosts')
						? [
								{
									key: 'sum',
									title: t('receipts.sum'),
									align: 'end' as const,
									cell: ({ sumTenge }: { sumTenge: number | null }) =>
										sumTenge === null ? '' : formatPrice(language, sumTenge),
								},
							]
						: []),
				]}
			/>
			{adding && <AddReceipt onClose={() => setAdding(false)} />}
		</>
	);
}

function AddReceipt({ onClose }: { onClose: () => void }) {
	const { t, c } = useTexts(goodsTexts);
	const navigate = useNavigate();
	const suppliers = useRead('suppliers');
	const [chosen, setChosen] = useState('');
	const supplierId = chosen || String(suppliers.data?.[0]?.id ?? '');
	const { save, busy } = useSave({
		run: () => change('receipt_add', { supplierId: Number(supplierId) }),
		changes: ['receipts'],
		said: null,
		onDone: ({ id }) => navigate(`/goods/receipts/${id}`),
	});
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('receipts.add')}
			footer={
				<>
					<Button look="secondary" onClick={onClose}>
						{c('common.cancel')}
					</Button>
					<Button busy={busy} disabled={supplierId === ''} onClick={() => save()}>
						{c('common.add')}
					</Button>
				</>
			}
		>
			{!suppliers.data ? (
				<Waiting error={suppliers.error} retry={() => void suppliers.refetch()} />
			) : suppliers.data.length === 0 ? (
				<p>{t('receipts.noSuppliers')}</p>
			) : (
				<Select
					label={t('receipts.choose')}
					value={supplierId}
					onChange={({ target }) => setChosen(target.value)}
				>
					{suppliers.data.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
			)}
		</Dialog>
	);
}
