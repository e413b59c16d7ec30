import type { ReceiptWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { addPiece, type DraftLine, draftOf, lineProblem, readLines } from './receipt-draft.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { ScanField } from './scan-field.tsx';

const CHANGES = ['receipt', 'receipts', 'stock', 'products', 'product'];

/** Edits a draft of a receipt and posts it, or shows a posted receipt. */
export function ReceiptForm({ receipt }: { receipt: ReceiptWire }) {
	const { t, c, language } = useTexts(goodsTexts);
	const { may } = useMember();
	const { id, state, supplierId, note } = receipt;
	const isDraft = state === 'draft';
	const { draft, version, isDirty, set, saved } = useDraft(receipt, receipt.version, (row) => ({
		number: row.number,
		lines: draftOf(row.lines),
	}));
	const costless = new Set(
		receipt.costToFollow && may('seeCosts')
			? receipt.lines.filter(({ costTenge }) => costTenge === null).map(({ productId }) => productId)
			: [],
	);
	const canType = isDraft || costless.size > 0;
	const { dialog } = useUnsaved(canType && isDirty);
	const { number, lines } = canType ? draft : { number: receipt.number, lines: draftOf(receipt.lines) };
	const setLines = (edit: (now: DraftLine[]) => DraftLine[]) => set((now) => ({ lines: edit(now.lines) }));
	const [asking, setAsking] = useState<'post' | 'reverse'>();
	const [reason, setReason] = useState('');
	const isWrong = lines.some((line) => lineProblem(line, 'quantity') || lineProblem(line, 'cost'));
	const saveDraft = async () => {
		if (isWrong) throw new CallError({ status: 400, code: 'invalid_input' });
		await change(`receipt_save/${id}`, { supplierId, number, note, version, lines: readLines(lines) });
		saved(draft, version + 1);
		return version + 1;
	};
	const save = useSave({ run: saveDraft, changes: CHANGES });
	const post = useSave({
		run: async () => {
			// If no response came, a repeated click sends the same call, which the server carries out once.
			await change(`receipt_post/${id}`, { version: isDirty ? await saveDraft() : version });
		},
		changes: CHANGES,
		said: t('receipt.posted'),
		onDone: () => setAsking(undefined),
	});
	const navigate = useNavigate();
	const stated = readLines(lines).flatMap(({ productId, costTenge }) =>
		costless.has(productId) && costTenge !== null ? [{ productId, costTenge }] : [],
	);
	const complete = useSave({
		run: async () => {
			await change(`receipt_cost/${id}`, { version, costs: stated });
			saved(draft, version + 1);
		},
		changes: CHANGES,
	});
	const copy = useSave({
		run: () => change('receipt_add', { supplierId, copyOf: id }),
		changes: ['receipts'],
		said: null,
		onDone: (added) => navigate(`/goods/receipts/${added.id}`),
	});
	const reverse = useSave({
		run: () => change(`receipt_reverse/${id}`, { version: receipt.version, reason }),
		changes: CHANGES,
		onDone: () => setAsking(undefined),
	});
	const sent = readLines(lines);
	const pieces = formatInteger(
		language,
		sent.reduce((sum, { quantity }) => sum + quantity, 0),
	);
	const sum = formatPrice(
		language,
		sent.reduce((total, { quantity, costTenge }) => total + quantity * (costTenge ?? 0), 0),
	);
	return (
		<>
			<Card
				title={receipt.supplierName}
				actions={
					<Badge look={receipt.costToFollow ? 'new' : 'quiet'}>
						{t(receipt.costToFollow ? 'state.costToFollow' : `state.${state}`)}
					</Badge>
				}
			>
				<div className={form.form}>
					<Field
						label={t('receipt.number')}
						value={number}
						onChange={({ target }) => set({ number: target.value })}
						maxLength={60}
						disabled={!isDraft}
					/>
					{isDraft && <ScanField onFound={(product) => setLines((now) => addPiece(now, product))} />}
				</div>
			</Card>
			<Card>
				<ReceiptLines lines={lines} onChange={setLines} canEdit={isDraft} costless={costless} />
				{costless.size > 0 && <p className={form.hint}>{t('receipt.costHint')}</p>}
				<p>
					<strong>
						{may('seeCosts') ? t('receipt.totalCost', { pieces, sum }) : t('receipt.total', { pieces })}
					</strong>
				</p>
				<div className={form.buttons}>
					{isDraft && (
						<>
							<Button look="secondary" busy={save.busy} onClick={() => save.save()}>
								{c('common.save')}
							</Button>
							<Button disabled={lines.length === 0 || isWrong} onClick={() => setAsking('post')}>
								{t('receipt.post')}
							</Button>
						</>
					)}
					{costless.size > 0 && (
						<Button
							busy={complete.busy}
							disabled={stated.length === 0 || isWrong}
							onClick={() => complete.save()}
						>
							{t('receipt.saveCost')}
						</Button>
					)}
					{!isDraft && (
						<Button look="secondary" busy={copy.busy} onClick={() => copy.save()}>
							{t('receipt.copy')}
						</Button>
					)}
					{state === 'posted' && (
						<Button look="secondary" onClick={() => setAsking('reverse')}>
							{t('receipt.reverse')}
						</Button>
					)}
				</div>
			</Card>
			<ConfirmDialog
				open={asking === 'post'}
				title={t('receipt.post')}
				action={t('receipt.post')}
				busy={post.busy}
				onConfirm={() => post.save()}
				onClose={() => setAsking(undefined)}
			>
				<p>{t('receipt.postHint')}</p>
				{sent.some(({ costTenge }) => costTenge === null) && <p>{t('receipt.noCost')}</p>}
			</ConfirmDialog>
			<ConfirmDialog
				open={asking === 'reverse'}
				title={t('receipt.reverse')}
				action={t('receipt.reverse')}
				busy={reverse.busy}
				onConfirm={() => reverse.save()}
				onClose={() => setAsking(undefined)}
			>
				<p>{t('receipt.reverseHint')}</p>
				<Field
					label={t('receipt.reason')}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					error={reverse.problem('reason')}
					maxLength={200}
				/>
			</ConfirmDialog>
			{dialog}
		</>
	);
}
