import { formatPhone, isPhone, telephoneLink } from '@dukan/domain/base/text/phone.ts';
import type { CallRequestRowWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { callRequestsTexts } from '@dukan/i18n/texts/backoffice/call-requests-texts.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { EndWave } from '../desk/end-wave.tsx';
import { CallAgainDialog } from './call-again-dialog.tsx';
import styles from './call-requests.module.css';

const CHANGES = ['call_requests', 'order_counts'];

/** Shows whom to call for one request, and records the result. */
export function CallRequest({ request }: { request: CallRequestRowWire }) {
	const { t, language } = useTexts(callRequestsTexts);
	const desk = useTexts(deskTexts).t;
	const { id, name, phone, pieces, takenBy, attempts, callBackAt, order } = request;
	const moment = (at: string) => formatDateTime(language, new Date(at));
	return (
		<article className={styles.request} aria-label={name || t('forgotten')}>
			<div className={styles.who}>
				<strong>{name || t('forgotten')}</strong>
				{isPhone(phone) ? <a href={telephoneLink(formatPhone(phone))}>{formatPhone(phone)}</a> : phone}
			</div>
			<p className={styles.facts}>
				<span>{t('asked', { time: moment(request.createdAt) })}</span>
				<span>{pieces > 0 ? t('cart', { pieces }) : t('emptyCart')}</span>
				{takenBy && <span>{desk('queue.taken', { name: takenBy.name })}</span>}
				{attempts > 0 && <span>{desk('queue.calls', { count: attempts })}</span>}
				{callBackAt && request.status === 'waiting' && (
					<strong>{desk('queue.callBack', { time: moment(callBackAt) })}</strong>
				)}
			</p>
			{order && <Link to={`/orders/${order.id}`}>{t('order', { number: order.number })}</Link>}
			{request.status === 'waiting' && <Steps key={id} request={request} />}
		</article>
	);
}

function Steps({ request }: { request: CallRequestRowWire }) {
	const { t } = useTexts(callRequestsTexts);
	const desk = useTexts(deskTexts).t;
	const { id: myId } = useMember();
	const [asking, setAsking] = useState<'again' | 'close'>();
	const { id, name, attempts, takenBy } = request;
	const take = useSave({
		run: () => change(`call_request_take/${id}`, { from: takenBy?.id ?? null }),
		changes: CHANGES,
		said: null,
	});
	const close = useSave({
		run: () => change(`call_request_close/${id}`),
		changes: CHANGES,
		onDone: () => setAsking(undefined),
	});
	return (
		<div className={form.buttons}>
			<ButtonLink to={`/orders/new?call=${id}`}>{t('makeOrder')}</ButtonLink>
			{takenBy?.id !== myId && (
				<Button look="secondary" busy={take.busy} onClick={() => take.save()}>
					{desk(takenBy ? 'queue.takeOver' : 'queue.take')}
				</Button>
			)}
			<Button look="secondary" onClick={() => setAsking('again')}>
				{desk('queue.notReached')}
			</Button>
			<Button look="quiet" onClick={() => setAsking('close')}>
				{t('close')}
			</Button>
			<EndWave seed={{ callRequestId: id }} />
			{asking === 'again' && (
				<CallAgainDialog
					title={t('notReachedTitle', { name })}
					run={(callBackAt) => change(`call_request_attempt/${id}`, { attempts, callBackAt })}
					changes={CHANGES}
					onClose={() => setAsking(undefined)}
				/>
			)}
			<ConfirmDialog
				open={asking === 'close'}
				title={t('closeTitle')}
				action={t('close')}
				busy={close.busy}
				onConfirm={() => close.save()}
				onClose={() => setAsking(undefined)}
			>
				<p>{name}</p>
			</ConfirmDialog>
		</div>
	);
}
