import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Card } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './customers.module.css';

export function CustomerOrders({ customerId }: { customerId: number }) {
	const { t, c, language } = useTexts(customersTexts);
	const list = useList(`customer_orders/${customerId}`);
	return (
		<Card title={t('orders.title')}>
			{list.rows?.length === 0 && list.page === 1 ? (
				<p>{t('orders.none')}</p>
			) : (
				<DataTable
					label={t('orders.title')}
					list={list}
					rowKey={({ id }) => id}
					columns={[
						{
							key: 'number',
							title: t('orders.number'),
							cell: ({ id, number }) => (
								<SectionLink className={styles.name} to={`/orders/${id}`}>
									{number}
								</SectionLink>
							),
						},
						{
							key: 'date',
							title: c('common.date'),
							cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
						},
						{
							key: 'status',
							title: c('common.status'),
							cell: ({ status }) => <Badge look="quiet">{t(`status.${status}`)}</Badge>,
						},
						{
							key: 'total',
							title: t('orders.total'),
							align: 'end',
							cell: ({ totalTenge }) => formatPrice(language, totalTenge),
						},
					]}
				/>
			)}
		</Card>
	);
}
