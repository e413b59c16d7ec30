import type { ClaimableWire } from '@dukan/domain/after-sales/claims/claims.api.ts';
import type { StaffRequestWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Select, TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';

type Props = {
	orderId: number;
	lines: ClaimableWire;
	/** The customer's request that this claim answers, if there is one. */
	request: StaffRequestWire | undefined;
	onClose: () => void;
};

/** RET-03: accepts a piece under warranty. What the customer requested is filled in already. */
export function ClaimDialog({ orderId, lines, request, onClose }: Props) {
	const { t, language } = useTexts(claimsTexts);
	const navigate = useNavigate();
	const [chosen, setChosen] = useState(request?.productId ?? lines[0]?.productId ?? 0);
	const line = lines.find(({ productId }) => productId === chosen) ?? lines[0];
	const [typed, setTyped] = useState('');
	const serial = line?.serials.find((one) => one === typed) ?? line?.serials[0];
	const [complaint, setComplaint] = useState(request?.text ?? '');
	const { save, busy, problem } = useSave({
		run: () =>
			change(`claim_add/${orderId}`, {
				productId: line?.productId ?? 0,
				complaint,
				...(serial !== undefined && { serial }),
			}),
		changes: ['claims', 'requests', 'order_claimable', 'order_returnable'],
		said: t('claim.taken'),
		onDone: ({ id }) => navigate(`/claim/${id}`),
	});
	return (
		<ConfirmDialog
			open
			title={t('claim.take')}
			action={t('claim.take')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				<Select
					label={t('claim.product')}
					value={line?.productId ?? ''}
					onChange={({ target }) => setChosen(Number(target.value))}
				>
					{lines.map(({ productId, names }) => (
						<option key={productId} value={productId}>
							{localizedText(names, language)}
						</option>
					))}
				</Select>
				{line && line.serials.length > 0 && (
					<Select
						label={t('claim.serial')}
						value={serial}
						error={problem('serial')}
						onChange={({ target }) => setTyped(target.value)}
					>
						{line.serials.map((one) => (
							<option key={one}>{one}</option>
						))}
					</Select>
				)}
				<TextArea
					label={t('claim.complaint')}
					rows={4}
					maxLength={1000}
					value={complaint}
					error={problem('complaint')}
					onChange={({ target }) => setComplaint(target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}
