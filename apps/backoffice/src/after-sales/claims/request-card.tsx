import type { StaffRequestWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { change, staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './claims.module.css';

type Props = { request: StaffRequestWire; withOrder?: boolean };

/**
 * RET-04: shows a request. A return or a claim of the same line settles it, and declining it needs a reason.
 */
export function RequestCard({ request, withOrder = false }: Props) {
	const { t, language } = useTexts(claimsTexts);
	const reasons = useTexts(returnsTexts).t;
	const [isDeclining, setDeclining] = useState(false);
	const { id, kind, state, at, orderId, orderNumber, names, quantity, reason, text, pictures, answer } =
		request;
	return (
		<article className={styles.request} aria-label={`${t(`request.${kind}`)} ${id}`}>
			<p className={styles.head}>
				<strong>
					{t(`request.${kind}`)}: {localizedText(names, language)}
				</strong>
				<Badge look={state === 'waiting' ? 'new' : 'quiet'}>{t(`request.state.${state}`)}</Badge>
			</p>
			<p className={styles.quiet}>
				{formatDateTime(language, new Date(at))}, {request.customer}, {formatPhone(request.phone)}
				{withOrder && (
					<>
						, <SectionLink to={`/orders/${orderId}`}>{orderNumber}</SectionLink>
					</>
				)}
				{kind === 'return' && `, ${t('request.pieces', { count: quantity })}, ${reasons(`reason.${reason}`)}`}
			</p>
			<p className={styles.words}>{text}</p>
			{pictures > 0 && (
				<ul className={styles.pictures}>
					{Array.from({ length: pictures }, (_, index) => index + 1).map((position) => (
						<li key={position}>
							<a href={staffAddress(`request_picture/${id}/${position}`)} target="_blank" rel="noreferrer">
								<img
									src={staffAddress(`request_picture/${id}/${position}`)}
									alt={t('request.picture', { id, position })}
									loading="lazy"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{answer && <p className={styles.words}>{`${t('request.answer')}: ${answer}`}</p>}
			<p>
				{request.returnId !== null && (
					<SectionLink to={`/returns/${request.returnId}`}>
						{reasons('return.title', { id: request.returnId })}
					</SectionLink>
				)}
				{request.claimId !== null && (
					<Link to={`/claim/${request.claimId}`}>{t('claim.title', { id: request.claimId })}</Link>
				)}
				{request.staff && <span className={styles.quiet}> {request.staff}</span>}
			</p>
			{state === 'waiting' && (
				<div className={styles.buttons}>
					{withOrder && (
						<ButtonLink look="secondary" to={`/orders/${orderId}`}>
							{t('request.take')}
						</ButtonLink>
					)}
					<Button look="quiet" onClick={() => setDeclining(true)}>
						{t('request.decline')}
					</Button>
				</div>
			)}
			{isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
		</article>
	);
}

function DeclineDialog({ id, onClose }: { id: number; onClose: () => void }) {
	const { t } = useTexts(claimsTexts);
	const [answer, setAnswer] = useState('');
	const { save, busy, problem } = useSave({
		run: () => change(`request_decline/${id}`, { answer }),
		changes: ['requests'],
		said: t('request.declined'),
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={t('request.decline')}
			action={t('request.decline')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<TextArea
				label={t('request.answer')}
				rows={4}
				maxLength={1000}
				value={answer}
				error={problem('answer')}
				onChange={({ target }) => setAnswer(target.value)}
			/>
		</ConfirmDialog>
	);
}
