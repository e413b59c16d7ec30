import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Unread } from '../../ui/page.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import styles from './returns.module.css';

/** Shows what was returned of a completed order, and what still can be. */
export function OrderReturns({ orderId }: { orderId: number }) {
	const { t, c, language } = useTexts(returnsTexts);
	const [taking, setTaking] = useState(false);
	const returnable = useRead(`order_returnable/${orderId}`);
	const returns = useRead('returns', { order: orderId });
	const found = returnable.data;
	const unread = <Unread of={[returnable, returns]} />;
	if (!found) return unread;
	const isLeft = found.lines.some(({ quantity, returned, claimed }) => returned + claimed < quantity);
	return (
		<Card title={c('nav.returns')}>
			{unread}
			<ul className={styles.list}>
				{returns.data?.rows.map(({ id, at, amountTenge, isPaid }) => (
					<li key={id}>
						<Link to={`/returns/${id}`}>{t('return.title', { id })}</Link>,{' '}
						{formatDateTime(language, new Date(at))}, {formatPrice(language, amountTenge)}
						{!isPaid && `, ${t('return.waiting')}`}
					</li>
				))}
			</ul>
			{found.until !== null && isLeft && (
				<p>
					{found.isOpen
						? t('return.until', { moment: formatDateTime(language, new Date(found.until)) })
						: t('return.over')}
				</p>
			)}
			{found.isOpen && isLeft && (
				<div>
					<Button look="secondary" onClick={() => setTaking(true)}>
						{t('return.take')}
					</Button>
				</div>
			)}
			{taking && <ReturnDialog orderId={orderId} returnable={found} onClose={() => setTaking(false)} />}
		</Card>
	);
}
