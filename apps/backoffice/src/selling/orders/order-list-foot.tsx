import type { StaffOrderRowWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatInteger, formatTenge } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { useSearchParams } from 'react-router';
import { staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { List } from '../../platform/use-list.ts';
import styles from './orders.module.css';

/** DESK-08: shows the number of orders found and their sum, and exports all of them as a sheet. */
export function OrderListFoot({ list }: { list: List<StaffOrderRowWire> }) {
	const { t, language } = useTexts(deskTexts);
	const [search] = useSearchParams();
	const { sort: _, page: __, ...filter } = Object.fromEntries(search);
	const sheet = (kind: string, format: string) => staffAddress('order_export', { ...filter, kind, format });
	return (
		<p className={styles.found}>
			<span>
				{list.sumTenge === null
					? t('list.foundMore', { count: formatInteger(language, list.count) })
					: t('list.found', {
							count: formatInteger(language, list.count),
							sum: formatTenge(language, list.sumTenge ?? 0),
						})}
			</span>
			<span>
				{t('list.export')}: <a href={sheet('orders', 'csv')}>CSV</a>{' '}
				<a href={sheet('orders', 'xlsx')}>XLSX</a>
				{', '}
				{t('list.exportLines')}: <a href={sheet('lines', 'csv')}>CSV</a>{' '}
				<a href={sheet('lines', 'xlsx')}>XLSX</a>
			</span>
		</p>
	);
}
