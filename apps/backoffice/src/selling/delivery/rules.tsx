import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { STAFF_STATUSES } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderRulesWire, StaffMinimumWire } from '@dukan/domain/selling/delivery/staff-delivery.api.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { Fields } from '../../ui/editor/fields.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { NumberField, type NumberKey } from '../../ui/editor/number-field.tsx';
import { changedFields } from '../../ui/editor/row-draft.ts';
import { TableEditor } from '../../ui/editor/table-editor.tsx';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Waiting } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';

/** Edits the limits of orders, and when customers get messages. */
export function Rules() {
	const { t } = useTexts(deliveryTexts);
	const rules = useRead('order_rules');
	return (
		<>
			{rules.data ? (
				<RulesForm rules={rules.data} />
			) : (
				<Waiting error={rules.error} retry={() => void rules.refetch()} />
			)}
			<Card title={t('minimum.title')}>
				<Minimums />
			</Card>
		</>
	);
}

function RulesForm({ rules }: { rules: OrderRulesWire }) {
	const { t, c } = useTexts(deliveryTexts);
	const { may } = useMember();
	const { begun, draft, isDirty, set, saved } = useDraft(rules, 0, (row) => row);
	const { dialog } = useUnsaved(isDirty);
	const save = useSave({
		run: async () => {
			await change('order_rules_update', changedFields(draft, begun));
			saved(draft, 0);
		},
		changes: ['order_rules'],
	});
	const time = (key: 'expressFrom' | 'expressTo', label: string) => (
		<Field
			type="time"
			label={label}
			value={draft[key]}
			error={save.problem(key, { order: t('slot.order') })}
			onChange={({ target }) => set({ [key]: target.value })}
		/>
	);
	const number = (key: NumberKey<OrderRulesWire>, label: string) => (
		<NumberField
			label={label}
			manat={key === 'refundApprovalTenge'}
			value={draft[key]}
			error={save.problem(key)}
			onChange={(value) => set({ [key]: value as number })}
		/>
	);
	return (
		<Form onSubmit={() => save.save()}>
			<Fields editable={may('editDelivery')}>
				<Card title={t('rules.express')}>
					<div className={form.row}>
						{time('expressFrom', t('rules.from'))}
						{time('expressTo', t('rules.to'))}
						{number('expressCapacity', t('rules.capacity'))}
					</div>
				</Card>
				<Card title={t('rules.orders')}>
					<div className={form.row}>{number('ordersPerDay', t('rules.perDay'))}</div>
				</Card>
				<Card title={t('rules.desk')}>
					<div className={form.row}>
						{number('callAttempts', t('rules.attempts'))}
						{number('patienceMinutes', t('rules.patience'))}
						{number('returnDays', t('rules.returnDays'))}
						{number('payMinutes', t('rules.payMinutes'))}
						{number('refundApprovalTenge', t('rules.refundApproval'))}
						<Field
							label={t('rules.duty')}
							before="+993 6"
							inputMode="tel"
							value={draft.dutyPhone}
							error={save.problem('dutyPhone')}
							onChange={({ target }) => set({ dutyPhone: target.value })}
						/>
						<SelectOne
							label={t('rules.dutyLanguage')}
							error={save.problem('dutyLanguage')}
							chosen={draft.dutyLanguage}
							onChoose={(dutyLanguage) => set({ dutyLanguage })}
							choices={LANGUAGES.map((value) => ({ value, title: c(`language.${value}`) }))}
						/>
					</div>
				</Card>
				<Card title={t('rules.sms')}>
					<div className={form.row}>{number('smsHoldS', t('rules.hold'))}</div>
					<div className={form.row}>
						{STAFF_STATUSES.map((status) => (
							<Checkbox
								key={status}
								label={t(`status.${status}`)}
								checked={draft.smsStatuses.includes(status)}
								onChange={({ target }) =>
									set({
										smsStatuses: STAFF_STATUSES.filter((one) =>
											one === status ? target.checked : draft.smsStatuses.includes(one),
										),
									})
								}
							/>
						))}
					</div>
				</Card>
			</Fields>
			{may('editDelivery') && (
				<div className={form.buttons}>
					<Button type="submit" busy={save.busy} disabled={!isDirty}>
						{c('common.save')}
					</Button>
				</div>
			)}
			{dialog}
		</Form>
	);
}

function Minimums() {
	const { t, language } = useTexts(deliveryTexts);
	const categories = useRead('categories');
	const choices = (categories.data ?? []).map((row) => ({
		value: String(row.id),
		title: nameIn(row, language),
	}));
	const title = (id: number) => choices.find(({ value }) => value === String(id))?.title ?? `№ ${id}`;
	return (
		<TableEditor<StaffMinimumWire>
			call="minimums"
			right="editDelivery"
			label={t('minimum.title')}
			addLabel={t('minimum.add')}
			rowKey={({ categoryId }) => String(categoryId)}
			rowName={({ categoryId }) => title(categoryId)}
			blank={{ categoryId: null, amountTenge: '' }}
			columns={[
				{ key: 'category', title: t('minimum.category'), cell: ({ categoryId }) => title(categoryId) },
				{
					key: 'amount',
					title: t('minimum.amount'),
					align: 'end',
					cell: ({ amountTenge }) => formatPrice(language, amountTenge),
				},
			]}
			fields={[
				{
					kind: 'choice',
					key: 'categoryId',
					label: t('minimum.category'),
					choices,
					numeric: true,
					fixed: true,
				},
				{ kind: 'manat', key: 'amountTenge', label: t('minimum.amount') },
			]}
		/>
	);
}
