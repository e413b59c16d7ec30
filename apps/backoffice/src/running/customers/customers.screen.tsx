import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { CustomerTabs } from '../../people/trust/customer-tabs.tsx';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import form from '../../ui/form.module.css';
import { ChoiceFilter, ListTools, SearchFilter } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './customers.module.css';

export function Component() {
	const { t, language } = useTexts(customersTexts);
	const { may } = useMember();
	const list = useList('customers');
	return (
		<Page title={t('list.title')}>
			<CustomerTabs />
			<ListTools list={list}>
				<SearchFilter list={list} label={may('seePhones') ? t('list.search') : t('list.searchMasked')} />
				<ChoiceFilter
					list={list}
					name="banned"
					label={t('list.state')}
					choices={[
						{ value: 'no', title: t('state.onlyActive') },
						{ value: 'yes', title: t('state.onlyBanned') },
					]}
				/>
			</ListTools>
			<DataTable
				label={t('list.title')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'name',
						title: t('list.name'),
						sort: 'name',
						cell: ({ id, name }) => (
							<Link className={styles.name} to={`/customers/${id}`}>
								{name}
							</Link>
						),
					},
					{
						key: 'phone',
						title: t('list.phone'),
						cell: ({ phone }) => <span className={styles.phone}>{phone}</span>,
					},
					{
						key: 'registered',
						title: t('list.registered'),
						sort: 'registered',
						cell: ({ registeredAt }) => formatDate(language, new Date(registeredAt)),
					},
					{
						key: 'orders',
						title: t('list.orders'),
						sort: 'orders',
						align: 'end',
						cell: ({ orders }) => formatInteger(language, orders),
					},
					{
						key: 'spent',
						title: t('list.spent'),
						sort: 'spent',
						align: 'end',
						cell: ({ spentTenge }) => formatPrice(language, spentTenge),
					},
					{
						key: 'state',
						title: t('list.state'),
						cell: ({ banned }) => (
							<Badge look={banned ? 'sale' : 'quiet'}>{t(banned ? 'state.banned' : 'state.active')}</Badge>
						),
					},
				]}
			/>
			<p className={form.hint}>{t('list.hint')}</p>
		</Page>
	);
}
