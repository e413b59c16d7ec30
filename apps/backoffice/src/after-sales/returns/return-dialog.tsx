import {
	type PaidParts,
	RETURN_CONDITIONS,
	RETURN_REASONS,
	RETURN_SETTLEMENTS,
	type ReturnSettlement,
	returnDestinations,
	settlementAsPaid,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { typedTenge } from '@dukan/domain/base/text/typed-number.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { SelectOne } from '../../ui/select-one.tsx';
import { SerialTicks } from '../../ui/serial-ticks.tsx';
import { typedPieces } from '../../ui/typed-pieces.ts';
import { changeLine, type DraftLine, draftRefundTenge, emptyReturn, returnedLines } from './return-draft.ts';
import styles from './returns.module.css';

type Props = { orderId: number; returnable: ReturnableWire; onClose: () => void };

/** RET-01: asks which goods come back, why, and where they go. */
export function ReturnDialog({ orderId, returnable, onClose }: Props) {
	const { t, language } = useTexts(returnsTexts);
	const navigate = useNavigate();
	const [draft, setDraft] = useState(() => emptyReturn(returnable));
	const [chosen, setChosen] = useState<ReturnSettlement>();
	const [typed, setTyped] = useState<Partial<Record<keyof PaidParts, string>>>({});
	const [note, setNote] = useState('');
	const refund = draftRefundTenge(returnable, draft);
	const asPaid = settlementAsPaid(Math.max(0, refund.amountTenge), returnable);
	const settlement = chosen ?? asPaid.settlement;
	const typedPart = (part: keyof PaidParts) => typed[part] ?? String(manatFromTenge(asPaid.parts[part]));
	const { save, busy, problem } = useSave({
		run: () => {
			return change(`return_add/${orderId}`, {
				lines: requireTyped(returnedLines(draft), 'reason'),
				settlement,
				note,
				...(settlement === 'split' && {
					parts: {
						cashTenge: requireTyped(typedTenge(typedPart('cashTenge')), 'parts'),
						terminalTenge: requireTyped(typedTenge(typedPart('terminalTenge')), 'parts'),
						cardTenge: requireTyped(typedTenge(typedPart('cardTenge')), 'parts'),
					},
				}),
			});
		},
		changes: [
			'order',
			'returns',
			'order_returnable',
			'order_claimable',
			'requests',
			'order_serials',
			'stock',
		],
		said: t('return.taken'),
		onDone: ({ id }) => navigate(`/returns/${id}`),
	});
	const left = returnable.lines.filter(({ quantity, returned, claimed }) => returned + claimed < quantity);
	return (
		<ConfirmDialog
			open
			title={t('return.take')}
			action={t('return.take')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				{left.map((line) => {
					const drafted = draft[line.productId];
					return (
						drafted && (
							<ReturnLine
								key={line.productId}
								line={line}
								draft={drafted}
								onChange={(part) => setDraft({ ...draft, [line.productId]: changeLine(drafted, part) })}
							/>
						)
					);
				})}
				{problem('lines') && <p role="alert">{t('return.choose')}</p>}
				{problem('reason') && <p role="alert">{t('return.chooseReason')}</p>}
				<Choices
					legend={t('return.settlement')}
					name="settlement"
					chosen={settlement}
					onChoose={setChosen}
					choices={RETURN_SETTLEMENTS.filter((value) => isPossible(value, returnable)).map((value) => ({
						value,
						title: t(`settlement.${value}`),
					}))}
				/>
				{settlement === 'split' &&
					PARTS.filter((part) => part === 'cashTenge' || returnable[part] > 0).map((part) => (
						<Field
							key={part}
							label={t(`return.part.${part}`)}
							inputMode="decimal"
							value={typedPart(part)}
							onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
						/>
					))}
				{problem('parts') && (
					<p role="alert">
						{t('return.parts', { sum: formatPrice(language, Math.max(0, refund.amountTenge)) })}
					</p>
				)}
				<Field
					label={t('return.note')}
					value={note}
					maxLength={500}
					onChange={({ target }) => setNote(target.value)}
				/>
				{refund.giftTenge > 0 && (
					<p role={refund.amountTenge < 0 ? 'alert' : 'status'}>
						{t(refund.amountTenge < 0 ? 'return.giftTooDear' : 'return.giftKept', {
							sum: formatPrice(language, refund.giftTenge),
						})}
					</p>
				)}
				<p className={styles.amount}>
					{t('return.amount')}: <strong>{formatPrice(language, Math.max(0, refund.amountTenge))}</strong>
				</p>
			</div>
		</ConfirmDialog>
	);
}

const PARTS = ['cashTenge', 'terminalTenge', 'cardTenge'] as const satisfies (keyof PaidParts)[];

/**
 * Terminal and card can give back only what was paid that way. A split refund needs one of them beside cash.
 */
function isPossible(settlement: ReturnSettlement, { terminalTenge, cardTenge }: ReturnableWire): boolean {
	if (settlement === 'terminal') return terminalTenge > 0;
	if (settlement === 'card') return cardTenge > 0;
	return settlement !== 'split' || terminalTenge + cardTenge > 0;
}

type LineProps = {
	line: ReturnableWire['lines'][number];
	draft: DraftLine;
	onChange: (part: Partial<DraftLine>) => void;
};

/** Asks for one line how many pieces come back, or which ones, why, and where they go. */
function ReturnLine({ line, draft, onChange }: LineProps) {
	const { t, language } = useTexts(returnsTexts);
	const { names, quantity, returned, claimed, serials } = line;
	const count = quantity - returned - claimed;
	return (
		<fieldset className={styles.line}>
			<legend>{localizedText(names, language)}</legend>
			{serials.length > 0 ? (
				<div className={styles.serials}>
					<SerialTicks
						serials={serials}
						ticked={new Set(draft.serials)}
						onTick={(ticked) => onChange({ serials: [...ticked], pieces: ticked.size })}
					/>
				</div>
			) : (
				<Field
					type="number"
					label={`${t('return.pieces')} (${t('return.left', { count })})`}
					min={0}
					max={count}
					value={draft.pieces}
					onChange={({ target }) => onChange({ pieces: typedPieces(target) })}
				/>
			)}
			{draft.pieces > 0 && (
				<>
					<SelectOne
						label={t('return.reason')}
						chosen={draft.reason}
						onChoose={(reason) => onChange({ reason })}
						choices={[
							...(draft.reason === '' ? [{ value: '' as const, title: '—' }] : []),
							...RETURN_REASONS.map((value) => ({ value, title: t(`reason.${value}`) })),
						]}
					/>
					<SelectOne
						label={t('return.condition')}
						chosen={draft.condition}
						onChoose={(condition) => onChange({ condition })}
						choices={RETURN_CONDITIONS.map((value) => ({ value, title: t(`condition.${value}`) }))}
					/>
					<SelectOne
						label={t('return.destination')}
						chosen={draft.destination}
						onChoose={(destination) => onChange({ destination })}
						choices={returnDestinations(draft.condition).map((value) => ({
							value,
							title: t(`destination.${value}`),
						}))}
					/>
				</>
			)}
		</fieldset>
	);
}
