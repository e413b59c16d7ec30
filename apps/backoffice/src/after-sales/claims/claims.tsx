import { CLAIM_STATES, isOpenClaim } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools, SearchFilter } from '../../ui/list-tools.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './claims.module.css';

/** RET-03: lists all claims, the newest first. */
export function Claims() {
	const { t, language } = useTexts(claimsTexts);
	const list = useList('claims');
	return (
		<>
			<ListTools list={list}>
				<SearchFilter list={list} label={t('claim.search')} />
				<ChoiceFilter
					list={list}
					name="open"
					label={t('claim.which')}
					choices={[
						{ value: 'yes', title: t('claim.open') },
						{ value: 'no', title: t('claim.ended') },
					]}
				/>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('claim.state')}
					choices={CLAIM_STATES.map((value) => ({ value, title: t(`state.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={t('claim.list')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'id',
						title: t('claim.list'),
						cell: ({ id }) => <Link to={`/claim/${id}`}>{t('claim.title', { id })}</Link>,
					},
					{
						key: 'state',
						title: t('claim.state'),
						cell: ({ state }) => (
							<Badge look={isOpenClaim(state) ? 'new' : 'quiet'}>{t(`state.${state}`)}</Badge>
						),
					},
					{ key: 'product', title: t('claim.product'), cell: ({ names }) => localizedText(names, language) },
					{ key: 'serial', title: t('claim.serial'), cell: ({ serial }) => serial },
					{ key: 'customer', title: t('claim.customer'), cell: ({ customer }) => customer },
					{
						key: 'order',
						title: t('claim.order'),
						cell: ({ orderId, orderNumber }) => (
							<span className={styles.number}>
								<SectionLink to={`/orders/${orderId}`}>{orderNumber}</SectionLink>
							</span>
						),
					},
					{
						key: 'changed',
						title: t('claim.changed'),
						cell: ({ changedAt }) => formatDateTime(language, new Date(changedAt)),
					},
				]}
			/>
		</>
	);
}
