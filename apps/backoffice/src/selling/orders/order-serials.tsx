import { localizedText } from '@dukan/domain/base/language/language.ts';
import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderSerialsWire } from '@dukan/domain/goods/serials/serials.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { fieldProblem, problemText } from '../../platform/problem-text.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Unread } from '../../ui/page.tsx';
import { useScanField } from '../../ui/use-scan-field.ts';
import styles from './order-serials.module.css';

/** RET-02: records the serial numbers of the packed pieces. Shows nothing if no piece has one. */
export function OrderSerials({ order }: { order: Pick<StaffOrderWire, 'id' | 'status'> }) {
	const { t, language } = useTexts(claimsTexts);
	const query = useRead(`order_serials/${order.id}`);
	const found = query.data;
	if (!found) return <Unread of={[query]} />;
	if (found.lines.length === 0 && found.events.length === 0) return null;
	return (
		<Card title={t('serials.title')}>
			{found.lines.map((line) => (
				<SerialLine key={line.productId} orderId={order.id} line={line} isOpen={isOpenOrder(order.status)} />
			))}
			{found.events.length > 0 && (
				<ol className={styles.events}>
					{found.events.map(({ at, kind, number, staff }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end.
						<li key={index}>
							{t(`serials.event.${kind}`, { number })}
							<small>
								{formatDateTime(language, new Date(at))}
								{staff && `, ${staff}`}
							</small>
						</li>
					))}
				</ol>
			)}
		</Card>
	);
}

const CHANGES = ['order_serials', 'order'];

type LineProps = { orderId: number; line: OrderSerialsWire['lines'][number]; isOpen: boolean };

/** A scanner types the number and Enter. After that the field is empty for the next piece. */
function SerialLine({ orderId, line, isOpen }: LineProps) {
	const { t, c, language } = useTexts(claimsTexts);
	const { productId, names, kind, quantity, picked } = line;
	const [typed, setTyped] = useState('');
	/** The scans that were refused. Each stays on the screen until somebody has seen it. */
	const [refused, setRefused] = useState<{ number: string; reason: string }[]>([]);
	const reasons = {
		imei: t('serials.wrongImei'),
		maximum: t('serials.enough'),
		taken: t('serials.taken'),
	};
	const reasonOf = (error: Error) => fieldProblem(error, 'number', c, reasons) ?? problemText(error, c);
	const add = useSave({
		run: (number: string) => change(`order_serial_add/${orderId}`, { productId, number }),
		changes: CHANGES,
		said: null,
		queue: `serials ${orderId}`,
		onRefused: (number, error) => setRefused((others) => [...others, { number, reason: reasonOf(error) }]),
	});
	const field = useScanField<HTMLInputElement>(add.save);
	const remove = useSave({
		run: (serialId: number) => change(`order_serial_remove/${orderId}`, { serialId }),
		changes: CHANGES,
		said: null,
	});
	const take = () => {
		if (typed.trim() !== '') add.save(typed);
		setTyped('');
	};
	return (
		<section className={styles.line} aria-label={localizedText(names, language)}>
			<p className={styles.name}>
				{localizedText(names, language)}{' '}
				<strong>{t('serials.count', { picked: picked.length, quantity })}</strong>
			</p>
			<ul className={styles.numbers}>
				{picked.map(({ id, number }) => (
					<li key={id}>
						<span>{number}</span>
						{isOpen && (
							<Button
								look="quiet"
								busy={remove.busy}
								aria-label={t('serials.remove', { number })}
								onClick={() => remove.save(id)}
							>
								×
							</Button>
						)}
					</li>
				))}
			</ul>
			{refused.length > 0 && (
				<div className={form.problem} role="alert">
					{refused.map((one, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the same number may be scanned twice.
						<p key={index}>
							{one.number}: {one.reason}{' '}
							<Button
								look="quiet"
								onClick={() => {
									setRefused((all) => all.filter((other) => other !== one));
									field.current?.focus();
								}}
							>
								{c('common.close')}
							</Button>
						</p>
					))}
				</div>
			)}
			{isOpen && picked.length < quantity && (
				<Form
					className={styles.scan}
					onSubmit={() => {
						take();
						field.current?.focus();
					}}
				>
					<Field
						ref={field}
						label={t(`serials.${kind}`)}
						hint={t('serials.scan')}
						inputMode={kind === 'imei' ? 'numeric' : 'text'}
						autoComplete="off"
						maxLength={80}
						value={typed}
						onChange={({ target }) => setTyped(target.value)}
						onKeyDown={(event) => {
							if (event.key !== 'Enter') return;
							// Enter does not click the button, which would ignore it while the previous
							// number is being sent.
							event.preventDefault();
							take();
						}}
					/>
					<Button type="submit" look="secondary" busy={add.busy}>
						{t('serials.add')}
					</Button>
				</Form>
			)}
		</section>
	);
}
