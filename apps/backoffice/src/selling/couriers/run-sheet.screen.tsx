import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button, buttonClass } from '@dukan/ui/button.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './couriers.module.css';

/** COUR-01: shows a courier's orders of a day, on the screen and on paper. */
export function Component() {
	const { t, c, language } = useTexts(cashTexts);
	const [search, setSearch] = useSearchParams();
	const couriers = useRead('couriers');
	const courier = Number(search.get('courier') || couriers.data?.[0]?.id || 0);
	const day = search.get('day') || ashgabatTime(new Date()).date;
	const sheet = useRead('run_sheet', { courier, day }, { enabled: courier > 0 });
	const set = (name: string, value: string) =>
		setSearch(
			(now) => {
				now.set(name, value);
				return now;
			},
			{ replace: true },
		);
	const hasCouriers = couriers.data?.length !== 0;
	const stops = sheet.data?.stops ?? [];
	return (
		<Page
			title={c('nav.couriers')}
			actions={
				<>
					<a className={buttonClass({ look: 'secondary' })} href="/courier">
						{t('run.phone')}
					</a>
					<Button disabled={stops.length === 0} onClick={() => window.print()}>
						{t('run.print')}
					</Button>
				</>
			}
		>
			{hasCouriers && (
				<div className={styles.tools}>
					<Select
						label={t('courier.title')}
						value={courier}
						onChange={({ target }) => set('courier', target.value)}
					>
						{couriers.data?.map(({ id, name, open }) => (
							<option key={id} value={id}>
								{name} ({open})
							</option>
						))}
					</Select>
					<Field
						type="date"
						label={t('run.day')}
						value={day}
						onChange={({ target }) => set('day', target.value)}
					/>
				</div>
			)}
			{!hasCouriers && <p>{t('courier.noCouriers')}</p>}
			{hasCouriers && !sheet.data && (
				<Waiting
					error={couriers.error ?? sheet.error}
					retry={() => void (couriers.error ? couriers : sheet).refetch()}
				/>
			)}
			{hasCouriers && sheet.data && (
				<Card title={`${t('run.title')}: ${sheet.data.courier}, ${formatDay(language, day)}`}>
					{stops.length === 0 ? <p>{t('run.empty')}</p> : <Stops stops={stops} />}
				</Card>
			)}
		</Page>
	);
}

/** Shows one row for each order, by slot, and the cash that the courier will have at the end. */
function Stops({ stops }: { stops: readonly RunStopWire[] }) {
	const { t, language } = useTexts(cashTexts);
	const orders = useTexts(ordersTexts).t;
	// RET-01: returned goods pay a part of the sum. If they are worth more, the courier gives the rest back
	// in cash.
	const leftOf = ({ dueTenge, exchangeTenge = 0 }: RunStopWire) => dueTenge - exchangeTenge;
	const cashTenge = stops.reduce(
		(sum, stop) => sum + (stop.payment === 'terminal' ? Math.min(0, leftOf(stop)) : leftOf(stop)),
		0,
	);
	return (
		<>
			<PlainTable
				label={t('run.title')}
				rows={stops}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'hours',
						title: t('run.hours'),
						cell: ({ slotFrom, slotTo }) =>
							slotFrom && <span className={styles.number}>{`${slotFrom}–${slotTo}`}</span>,
					},
					{
						key: 'order',
						title: t('kind.order'),
						cell: ({ id, number }) => (
							<span className={styles.number}>
								<Link to={`/orders/${id}`}>{number}</Link>
							</span>
						),
					},
					{
						key: 'receiver',
						title: t('run.receiver'),
						cell: ({ name, phone, district, address, note }) => (
							<>
								{name}, <span className={styles.number}>{formatPhone(phone)}</span>
								<br />
								{[district && localizedText(district, language), address].filter(Boolean).join(', ')}
								{note && (
									<>
										<br />
										{note}
									</>
								)}
							</>
						),
					},
					{
						key: 'goods',
						title: t('run.goods'),
						cell: ({ lines }) => (
							<ul className={styles.goods}>
								{lines.map(({ productId, names, quantity }) => (
									<li key={productId}>
										{quantity} × {localizedText(names, language)}
									</li>
								))}
							</ul>
						),
					},
					{
						key: 'pay',
						title: t('run.pay'),
						cell: ({ payment, changeFromTenge, exchangeTenge = 0, ...stop }) => (
							<>
								<strong>{formatPrice(language, stop.dueTenge - exchangeTenge)}</strong>
								<br />
								{t(`payment.${payment}`)}
								{exchangeTenge > 0 &&
									`, ${orders('order.exchange', { sum: formatPrice(language, exchangeTenge) })}`}
								{changeFromTenge !== null &&
									`, ${t('run.change', { sum: formatPrice(language, changeFromTenge) })}`}
							</>
						),
					},
				]}
			/>
			<p>
				<strong>{t('run.total', { sum: formatPrice(language, cashTenge) })}</strong>
			</p>
		</>
	);
}
