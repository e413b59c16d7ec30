import { REQUEST_KINDS, REQUEST_STATES } from '@dukan/domain/after-sales/requests/request-rules.ts';
import type { StaffRequestWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { RequestCard } from './request-card.tsx';

/** RET-04: lists the requests that customers send from their orders' pages. Waiting requests come first. */
export function Requests() {
	const { t } = useTexts(claimsTexts);
	const list = useList('requests');
	return (
		<>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('claim.state')}
					choices={REQUEST_STATES.map((value) => ({ value, title: t(`request.state.${value}`) }))}
				/>
				<ChoiceFilter
					list={list}
					name="kind"
					label={t('request.kind')}
					choices={REQUEST_KINDS.map((value) => ({ value, title: t(`request.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={t('request.list')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'request',
						title: t('request.list'),
						cell: (request: StaffRequestWire) => <RequestCard request={request} withOrder />,
					},
				]}
			/>
		</>
	);
}
