import { localizedText } from '@dukan/domain/base/language/language.ts';
import { parseManat } from '@dukan/domain/base/text/typed-number.ts';
import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { isNothingTaken } from '@dukan/domain/selling/couriers/door-rules.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useState } from 'react';
import { SerialTicks } from '../../ui/serial-ticks.tsx';
import styles from './courier-phone.module.css';
import type { DoorCall } from './door-action.ts';
import { type DoorPayment, handOutSums } from './hand-out-sums.ts';
import { useCourierTexts } from './phone-texts.tsx';
import { namedSerials, partlyRefused } from './refused-serials.ts';

/** Records that the customer takes all or a part of the goods and pays in cash, by terminal or both. */
export function HandOutForm({ stop, onEnter }: { stop: RunStopWire; onEnter: (call: DoorCall) => void }) {
	const { t, language } = useCourierTexts();
	const [taken, setTaken] = useState(
		() => new Map(stop.lines.map(({ productId, quantity }) => [productId, quantity])),
	);
	const [payment, setPayment] = useState<DoorPayment>(stop.payment === 'terminal' ? 'terminal' : 'cash');
	const [typed, setTyped] = useState('');
	const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
	const typedTenge = parseManat(typed) ?? 0;
	const { exchangeTenge = 0 } = stop;
	const { terminalTenge, cashTenge, handTenge } = handOutSums(stop, taken, { payment, typedTenge });
	const isSplit = payment !== 'both' || (terminalTenge > 0 && handTenge > 0);
	const serials = namedSerials(stop.lines, taken, refused);
	const isNothing = isNothingTaken(stop.lines, taken);
	const enter = () =>
		onEnter({
			call: 'own_hand_out',
			body: {
				version: stop.version,
				taken: [...taken].map(([productId, quantity]) => ({ productId, quantity })),
				cashTenge,
				terminalTenge,
				...(serials && serials.length > 0 && { refusedSerials: serials }),
			},
			exchangeTenge,
		});
	return (
		<>
			<fieldset className={styles.lines}>
				<legend>{t('door.taken')}</legend>
				{stop.lines.map(({ productId, names, quantity }) => {
					const name = localizedText(names, language);
					const count = taken.get(productId) ?? 0;
					const set = (next: number) => setTaken(new Map(taken).set(productId, next));
					return (
						<div key={productId} className={styles.line}>
							<span>{name}</span>
							<span className={styles.stepper}>
								<button
									type="button"
									aria-label={t('door.less', { name })}
									disabled={count === 0}
									onClick={() => set(count - 1)}
								>
									<Icon name="minus" size={20} />
								</button>
								<output>{t('door.of', { taken: count, count: quantity })}</output>
								<button
									type="button"
									aria-label={t('door.more', { name })}
									disabled={count === quantity}
									onClick={() => set(count + 1)}
								>
									<Icon name="plus" size={20} />
								</button>
							</span>
						</div>
					);
				})}
			</fieldset>
			{isNothing ? (
				<p className={styles.problem}>{t('door.nothing')}</p>
			) : (
				<>
					{partlyRefused(stop.lines, taken).map(({ line, serials: all, pieces }) => (
						<fieldset key={line.productId} className={styles.lines}>
							<legend>
								{t('door.refusedPieces', { name: localizedText(line.names, language), count: pieces })}
							</legend>
							<SerialTicks serials={all} ticked={refused} onTick={setRefused} />
						</fieldset>
					))}
					<Choices
						legend={t('door.payment')}
						name="payment"
						chosen={payment}
						onChoose={setPayment}
						choices={[
							{ value: 'cash', title: t('stop.cash') },
							{ value: 'terminal', title: t('stop.terminal') },
							{ value: 'both', title: t('door.both') },
						]}
					/>
					{payment === 'both' && (
						<Field
							label={t('door.terminalSum')}
							inputMode="decimal"
							value={typed}
							error={typed !== '' && !isSplit ? t('door.sumWrong') : undefined}
							onChange={({ target }) => setTyped(target.value)}
						/>
					)}
					<p className={styles.pay}>
						{exchangeTenge > 0 && (
							<>
								{t('stop.exchange', { sum: formatPrice(language, exchangeTenge) })}
								<br />
							</>
						)}
						<strong>
							{handTenge < 0
								? t('stop.giveBack', { sum: formatPrice(language, -handTenge) })
								: t('door.total', { sum: formatPrice(language, handTenge + terminalTenge) })}
						</strong>
						{payment === 'both' && isSplit && (
							<>
								<br />
								{t('door.parts', {
									cash: formatPrice(language, handTenge),
									terminal: formatPrice(language, terminalTenge),
								})}
							</>
						)}
					</p>
					<Button wide disabled={!isSplit || !serials} onClick={enter}>
						{t('door.save')}
					</Button>
				</>
			)}
		</>
	);
}
