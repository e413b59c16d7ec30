import {
	MAX_REQUEST_PICTURES,
	MAX_REQUEST_TEXT,
	type RequestKind,
	SHORTEST_REQUEST_TEXT,
} from '@dukan/domain/after-sales/requests/request-rules.ts';
import type { OrderServiceWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { RETURN_REASONS, type ReturnReason } from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Field, Select, TextArea } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import { postApi } from '../../platform/api-client.ts';
import { sendPicture } from '../../platform/send-picture.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { PictureFiles } from '../../ui/picture-files.tsx';
import styles from './order-service.module.css';
import { piecesOf } from './pieces.ts';

type Props = {
	order: OrderWire;
	lines: OrderServiceWire['lines'];
	token: string;
	onClose: () => void;
	onSent: () => Promise<void>;
};

/** RET-04: asks which goods have a problem and what it is. Pictures can be added. */
export function RequestDialog({ order, lines, token, onClose, onSent }: Props) {
	const { language, t } = useAccountTexts();
	const kinds = (['return', 'claim'] as const).filter((one) => lines.some((line) => isOpen(line, one)));
	const [kind, setKind] = useState<RequestKind>(kinds[0] ?? 'claim');
	const open = lines.filter((line) => isOpen(line, kind));
	const [chosen, setChosen] = useState(0);
	const line = open.find(({ p_id }) => p_id === chosen) ?? open[0];
	const [pieces, setPieces] = useState('1');
	const [reason, setReason] = useState<ReturnReason>('defect');
	const [text, setText] = useState('');
	const [files, setFiles] = useState<readonly File[]>([]);
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const keyOf = useAttemptKey();
	const nameOf = (id: number) => order.items.find(({ p_id }) => p_id === id)?.[`p_name_${language}`] ?? '';
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!line) return;
		if (text.trim().length < SHORTEST_REQUEST_TEXT) return setProblem(t('service.textShort'));
		if (files.length > MAX_REQUEST_PICTURES) return setProblem(t('service.tooManyPictures'));
		setBusy(true);
		const asked = {
			order_id: order.id,
			p_id: line.p_id,
			kind,
			quantity: kind === 'claim' ? 1 : piecesOf(pieces, line.returnable),
			reason: kind === 'claim' ? ('defect' as const) : reason,
			text,
		};
		const { body, refusal } = await postApi('/api/request_add', {
			body: asked,
			token,
			headers: keyOf(asked),
		});
		if (refusal) {
			setBusy(false);
			if (refusal.code === 'already_exists') return setProblem(t('service.already'));
			if (refusal.code === 'cannot_claim' || refusal.code === 'cannot_return')
				return setProblem(t('service.notNow'));
			return setProblem(refusalText(t, refusal));
		}
		for (const file of files)
			if (!(await sendPicture(`/api/request_picture/${body.id}`, file, token)))
				showToast(t('service.pictureFailed', { name: file.name }), 'problem');
		showToast(t('service.sent'));
		await onSent();
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={t('service.ask')}>
			<form className={styles.form} onSubmit={send}>
				<Choices
					legend={t('service.what')}
					name="kind"
					chosen={kind}
					onChoose={setKind}
					choices={kinds.map((value) => ({ value, title: t(`service.kind.${value}`) }))}
				/>
				<Select
					label={t('service.product')}
					value={line?.p_id ?? ''}
					onChange={({ target }) => {
						setChosen(Number(target.value));
						setPieces('1');
					}}
				>
					{open.map(({ p_id }) => (
						<option key={p_id} value={p_id}>
							{nameOf(p_id)}
						</option>
					))}
				</Select>
				{kind === 'return' && line && (
					<>
						{line.returnable > 1 && (
							<Field
								type="number"
								label={t('service.pieces')}
								min={1}
								max={line.returnable}
								value={pieces}
								onChange={({ target }) => setPieces(target.value)}
								onBlur={() => setPieces(String(piecesOf(pieces, line.returnable)))}
							/>
						)}
						<Select
							label={t('service.reason')}
							value={reason}
							onChange={({ target }) =>
								setReason(RETURN_REASONS.find((one) => one === target.value) ?? 'other')
							}
						>
							{RETURN_REASONS.map((one) => (
								<option key={one} value={one}>
									{t(`service.reason.${one}`)}
								</option>
							))}
						</Select>
					</>
				)}
				<TextArea
					label={t('service.text')}
					name="text"
					rows={4}
					maxLength={MAX_REQUEST_TEXT}
					value={text}
					error={problem}
					onChange={({ target }) => {
						setText(target.value);
						setProblem(undefined);
					}}
				/>
				<PictureFiles label={t('service.pictures')} files={files} onChoose={setFiles} />
				<Button type="submit" wide busy={busy}>
					{t('service.send')}
				</Button>
			</form>
		</Dialog>
	);
}

function isOpen({ returnable, can_claim }: OrderServiceWire['lines'][number], kind: RequestKind): boolean {
	return kind === 'claim' ? can_claim : returnable > 0;
}
