import { type ClaimState, nextClaimStates } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import type { ClaimWire } from '@dukan/domain/after-sales/claims/claims.api.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { useScanField } from '../../ui/use-scan-field.ts';
import styles from './claims.module.css';

/** RET-03: offers only the steps that are allowed in this state. */
export function ClaimMoves({ claim }: { claim: ClaimWire }) {
	const { t } = useTexts(claimsTexts);
	const [to, setTo] = useState<ClaimState>();
	return (
		<div className={`${styles.buttons} ${styles.screenOnly}`}>
			{nextClaimStates(claim.state).map((state, index) => (
				<Button key={state} look={index === 0 ? 'primary' : 'secondary'} onClick={() => setTo(state)}>
					{t(`move.${state}`)}
				</Button>
			))}
			{to && <MoveDialog claim={claim} to={to} onClose={() => setTo(undefined)} />}
		</div>
	);
}

function MoveDialog({ claim, to, onClose }: { claim: ClaimWire; to: ClaimState; onClose: () => void }) {
	const { t } = useTexts(claimsTexts);
	const [note, setNote] = useState('');
	const [serial, setSerial] = useState('');
	const serialField = useScanField<HTMLInputElement>(setSerial);
	const { save, busy, problem } = useSave({
		run: () =>
			change(`claim_move/${claim.id}`, {
				from: claim.state,
				to,
				note,
				...(serial.trim() !== '' && { serial }),
			}),
		changes: ['claims', 'stock', 'order_serials', 'order_claimable'],
		onShown: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={`${t('claim.title', { id: claim.id })}: ${t(`state.${to}`)}`}
			action={t(`move.${to}`)}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				{to === 'replaced' && <p>{t('claim.stock', { count: claim.stock })}</p>}
				{to === 'replaced' && claim.hasSerials && (
					<Field
						ref={serialField}
						label={t('claim.newSerial')}
						hint={t('serials.scan')}
						autoComplete="off"
						maxLength={80}
						value={serial}
						error={problem('serial', { imei: t('serials.wrongImei'), taken: t('serials.taken') })}
						onChange={({ target }) => setSerial(target.value)}
					/>
				)}
				<Field
					label={t(to === 'refused' ? 'claim.noteRefused' : 'claim.note')}
					maxLength={1000}
					value={note}
					error={problem('note')}
					onChange={({ target }) => setNote(target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}
