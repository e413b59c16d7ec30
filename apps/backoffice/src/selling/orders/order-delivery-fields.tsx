import { PAYMENT_KINDS, RECEIPT_PAYMENTS, takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { DeliveryOptions } from '@dukan/domain/selling/orders/order.api.ts';
import { ORDER_ADDRESS_MAX } from '@dukan/domain/selling/orders/order-limits.ts';
import { DELIVERY_KINDS, hasSlot, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { readPublic } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Unread } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import type { DeliveryDraft } from './order-draft.ts';
import { paymentKey } from './order-text-keys.ts';

type Props = {
	draft: DeliveryDraft;
	onChange: (change: Partial<DeliveryDraft>) => void;
	/** The order's present slot, which can be chosen however full it is. */
	ownSlot?: { date: string; id: number; from: string; to: string } | undefined;
	problem: (field: string) => string | undefined;
};

/** Asks how an order is delivered or collected, and how it is paid. */
export function OrderDeliveryFields({ draft, onChange, ownSlot, problem }: Props) {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const regions = useQuery({
		queryKey: ['all_regions'],
		queryFn: ({ signal }) => readPublic('/api/all/regions', {}, signal),
	});
	const { delivery, regionId, districtId } = draft;
	const districts = regions.data?.data.find(({ id }) => id === regionId)?.districts ?? [];
	const options = useRead(
		'delivery_options',
		{ districtId: districtId ?? 0 },
		{ enabled: districtId !== undefined && isBrought(delivery) },
	);
	const hasAddress = isBrought(delivery);
	const chosen = isBrought(delivery) ? options.data?.[delivery] : undefined;
	const placeHint =
		chosen &&
		(chosen.available
			? desk('entry.deliveryPrice', { price: formatTenge(language, chosen.priceTenge ?? 0) })
			: desk('entry.noDelivery'));
	return (
		<>
			<div className={form.row}>
				<SelectOne
					label={t('order.place')}
					chosen={delivery}
					onChoose={(delivery) => onChange({ delivery })}
					choices={DELIVERY_KINDS.map((value) => ({ value, title: t(`order.delivery.${value}`) }))}
				/>
				{hasAddress && (
					<Select
						label={desk('entry.region')}
						value={regionId ?? ''}
						onChange={({ target }) =>
							onChange({ regionId: Number(target.value) || undefined, districtId: undefined, slot: '' })
						}
					>
						<option value="">…</option>
						{regions.data?.data.map((region) => (
							<option key={region.id} value={region.id}>
								{region[`regions_${language}`]}
							</option>
						))}
					</Select>
				)}
				{hasAddress && (
					<Select
						label={desk('entry.district')}
						value={districtId ?? ''}
						hint={placeHint}
						error={problem('districtId')}
						onChange={({ target }) => onChange({ districtId: Number(target.value) || undefined, slot: '' })}
					>
						<option value="">…</option>
						{districts.map((district) => (
							<option key={district.id} value={district.id} disabled={!district.delivery}>
								{district[`name_${language}`]}
							</option>
						))}
					</Select>
				)}
			</div>
			{hasAddress && <Unread of={[regions, options]} />}
			{hasAddress && (
				<Field
					label={t('order.address')}
					value={draft.address}
					maxLength={ORDER_ADDRESS_MAX}
					error={problem('address')}
					onChange={(event) => onChange({ address: event.target.value })}
				/>
			)}
			<div className={form.row}>
				{hasSlot(delivery) && (
					<SlotSelect
						days={options.data?.days ?? []}
						ownSlot={ownSlot}
						value={draft.slot}
						error={problem('slot')}
						onChange={(slot) => onChange({ slot })}
					/>
				)}
				<SelectOne
					label={t('order.payment')}
					chosen={draft.payment}
					onChoose={(payment) => onChange({ payment })}
					choices={(draft.payment === 'card' ? PAYMENT_KINDS : RECEIPT_PAYMENTS).map((value) => ({
						value,
						title: t(paymentKey(value, delivery)),
					}))}
				/>
				{takesChange(draft.payment) && (
					<Field
						label={t('order.changeFrom')}
						inputMode="decimal"
						value={draft.changeFrom}
						error={problem('changeFromTenge')}
						onChange={(event) => onChange({ changeFrom: event.target.value })}
					/>
				)}
			</div>
		</>
	);
}

type SlotProps = {
	days: DeliveryOptions['days'];
	ownSlot: Props['ownSlot'];
	value: string;
	error: string | undefined;
	onChange: (slot: string) => void;
};

/** Lists the slots of the coming days. The order's own slot comes first and is not repeated. */
function SlotSelect({ days, ownSlot, value, error, onChange }: SlotProps) {
	const { t, language } = useTexts(ordersTexts);
	const own = ownSlot && `${ownSlot.date} ${ownSlot.id}`;
	const slots = days.flatMap(({ date, slots: ofDay }) =>
		ofDay.map((slot) => ({ ...slot, date, key: `${date} ${slot.id}` })),
	);
	return (
		<Select
			label={t('order.slot')}
			value={value}
			error={error}
			onChange={({ target }) => onChange(target.value)}
		>
			<option value="">…</option>
			{ownSlot && (
				<option value={own}>
					{formatDay(language, ownSlot.date)}, {ownSlot.from}–{ownSlot.to}
				</option>
			)}
			{slots
				.filter(({ key }) => key !== own)
				.map(({ key, date, from, to, left, open }) => (
					<option key={key} value={key} disabled={!open}>
						{formatDay(language, date)}, {from}–{to}
						{!open && ` (${t(left === 0 ? 'order.slotFull' : 'order.slotPast')})`}
					</option>
				))}
		</Select>
	);
}
