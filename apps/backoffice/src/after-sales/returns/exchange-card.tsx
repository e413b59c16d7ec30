import type { ReturnWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { change, read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import form from '../../ui/form.module.css';
import { Card, Unread } from '../../ui/page.tsx';

/** Chooses the order that the refund pays for, or pays the refund out after all. */
export function ExchangeCard({ found }: { found: ReturnWire }) {
	const { t, language } = useTexts(returnsTexts);
	const [chosen, setChosen] = useState('');
	const order = useQuery({
		queryKey: ['order', found.orderId],
		queryFn: () => read(`order/${found.orderId}`),
	});
	const open = order.data?.customer.latest.filter(({ status }) => isOpenOrder(status)) ?? [];
	const orderId = Number(chosen || open[0]?.id || 0);
	const link = useSave({
		run: () => change(`return_exchange/${found.id}`, { orderId }),
		changes: ['returns', 'order', 'run_sheet'],
	});
	const pay = useSave({
		run: () => change(`return_pay/${found.id}`),
		changes: ['returns', 'order', 'run_sheet'],
	});
	return (
		<Card title={t('return.exchange')}>
			<div className={form.form}>
				<p>{t('return.exchangeHint')}</p>
				<Unread of={[order]} />
				{open.length > 0 && (
					<Select
						label={t('return.exchange')}
						value={String(orderId)}
						error={link.problem('orderId')}
						onChange={({ target }) => setChosen(target.value)}
					>
						{open.map(({ id, number, totalTenge }) => (
							<option key={id} value={id}>
								{number}, {formatTenge(language, totalTenge)}
							</option>
						))}
					</Select>
				)}
				<div className={form.buttons}>
					{open.length > 0 && (
						<Button busy={link.busy} onClick={() => link.save()}>
							{t('return.link')}
						</Button>
					)}
					<ButtonLink look="secondary" to="/orders/new">
						{t('return.newOrder')}
					</ButtonLink>
					<Button look="secondary" busy={pay.busy} onClick={() => pay.save()}>
						{t('return.payOut')}
					</Button>
				</div>
			</div>
		</Card>
	);
}
