import type { OperationsWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import { SMS_STATES } from '@dukan/domain/shop/sms/sms-budget.ts';
import { formatMoment } from '@dukan/i18n/format/date.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { DataTable } from '../../ui/data-table.tsx';
import form from '../../ui/form.module.css';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Card } from '../../ui/page.tsx';
import { Facts } from './facts.tsx';
import styles from './operations.module.css';
import { TestSms } from './test-sms.tsx';

export function SmsCard({ sms }: { sms: OperationsWire['sms'] }) {
	const { t, c, language } = useTexts(operationsTexts);
	const list = useList('operations_sms');
	const retry = useSave({
		run: (id?: number) => change('sms_retry', { id }),
		changes: ['operations', 'operations_sms'],
		said: t('sms.retried'),
	});
	const count = (value: number) => formatInteger(language, value);
	const moment = (at: string | null) => (at ? formatMoment(language, new Date(at), new Date()) : '—');
	const waiting = [
		count(sms.waiting),
		sms.retrying > 0 && t('sms.retrying', { count: count(sms.retrying) }),
		sms.oldestWaitingAt && t('sms.oldest', { time: moment(sms.oldestWaitingAt) }),
	];
	return (
		<Card
			title={t('sms.title')}
			actions={
				sms.retrying > 0 && (
					<Button look="secondary" busy={retry.busy} onClick={() => retry.save(undefined)}>
						{t('sms.retryAll')}
					</Button>
				)
			}
		>
			{sms.spent.length > 0 && (
				<p className={styles.warning}>
					{t('sms.spent', { parts: sms.spent.map((part) => t(`sms.part.${part}`)).join('; ') })}
				</p>
			)}
			{!sms.worker && <p className={form.hint}>{t('sms.workerApart')}</p>}
			<Facts
				facts={[
					[t('sms.gateway'), sms.gateway],
					[t('sms.waiting'), waiting.filter(Boolean).join('; ')],
					[t('sms.sent'), count(sms.sent)],
					[t('sms.expired'), count(sms.expired)],
					[
						t('sms.hour'),
						t('sms.budget', { sent: count(sms.sentLastHour), budget: count(sms.hourlyBudget) }),
					],
				]}
			/>
			<TestSms />
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={c('common.status')}
					choices={SMS_STATES.map((value) => ({ value, title: t(`sms.state.${value}`) }))}
				/>
			</ListTools>
			<DataTable
				label={t('sms.title')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{ key: 'phone', title: t('sms.phone'), cell: ({ phone }) => phone },
					{
						key: 'state',
						title: c('common.status'),
						cell: ({ state }) => (
							<Badge look={state === 'expired' ? 'sale' : 'quiet'}>{t(`sms.state.${state}`)}</Badge>
						),
					},
					{ key: 'made', title: t('sms.made'), cell: ({ madeAt }) => moment(madeAt) },
					{ key: 'sent', title: t('sms.state.sent'), cell: ({ sentAt }) => moment(sentAt) },
					{ key: 'tries', title: t('sms.tries'), align: 'end', cell: ({ tries }) => count(tries) },
					{ key: 'next', title: t('sms.next'), cell: ({ nextTryAt }) => moment(nextTryAt) },
					{ key: 'trouble', title: t('sms.trouble'), cell: ({ trouble }) => trouble || '—' },
					{
						key: 'actions',
						title: c('common.actions'),
						cell: ({ id, phone, canRetry }) =>
							canRetry && (
								<Button
									look="quiet"
									busy={retry.busy}
									aria-label={t('sms.retryOne', { phone })}
									onClick={() => retry.save(id)}
								>
									{t('sms.retry')}
								</Button>
							),
					},
				]}
			/>
		</Card>
	);
}
