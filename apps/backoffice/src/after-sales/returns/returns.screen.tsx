import { RETURN_FILTERS } from '@dukan/domain/after-sales/returns/return-rules.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './returns.module.css';

/** RET-01: lists all returns. */
export function Component() {
	const { t, c, language } = useTexts(returnsTexts);
	const list = useList('returns');
	return (
		<Page title={c('nav.returns')}>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="waits"
					label={t('return.waits')}
					choices={RETURN_FILTERS.map((value) => ({ value, title: t(`return.waits.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={c('nav.returns')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'id',
						title: c('nav.returns'),
						cell: ({ id }) => <Link to={`/returns/${id}`}>{t('return.title', { id })}</Link>,
					},
					{
						key: 'at',
						title: t('return.date'),
						cell: ({ at }) => formatDateTime(language, new Date(at)),
					},
					{
						key: 'order',
						title: t('return.ofOrder', { number: '' }),
						cell: ({ orderId, orderNumber }) => (
							<SectionLink to={`/orders/${orderId}`}>{orderNumber}</SectionLink>
						),
					},
					{ key: 'customer', title: t('return.customer'), cell: ({ customer }) => customer },
					{
						key: 'pieces',
						title: t('return.pieces'),
						align: 'end',
						cell: ({ lines }) =>
							formatInteger(
								language,
								lines.reduce((sum, { quantity }) => sum + quantity, 0),
							),
					},
					{
						key: 'amount',
						title: t('return.amount'),
						align: 'end',
						cell: ({ amountTenge }) => formatPrice(language, amountTenge),
					},
					{
						key: 'state',
						title: t('return.state'),
						cell: ({ isPaid, lines }) => (
							<div className={styles.marks}>
								<Badge look={isPaid ? 'quiet' : 'new'}>{t(isPaid ? 'return.paid' : 'return.waiting')}</Badge>
								{lines.some(({ destination }) => destination === 'repair') && (
									<Badge look="new">{t('return.waits.repair')}</Badge>
								)}
							</div>
						),
					},
				]}
			/>
		</Page>
	);
}
