import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { NoticeKind } from '@dukan/domain/people/notices/notice-rules.ts';
import type { NoticeListWire, SentNoticeWire, WaitWire } from '@dukan/domain/people/notices/notices.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { noticeProfileTexts } from '@dukan/i18n/texts/notice-profile-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ConfirmPhoneDialog } from '../accounts/confirm-phone-dialog.tsx';
import styles from './profile.module.css';

/**
 * CHOOSE-05, CHOOSE-03: shows which products the person waits for, which other messages they allow, and what
 * was sent.
 */
export function MyNotices({ token }: { token: string }) {
	const { language } = useTexts();
	const t = tableTranslator(noticeProfileTexts, language);
	const [notices, setNotices] = useState<NoticeListWire>();
	const [failed, setFailed] = useState(false);
	const [confirming, setConfirming] = useState(false);
	const waiting = useRef<HTMLHeadingElement>(null);
	const load = useCallback(async () => {
		const { body } = await getApi('/api/notice_list', { token });
		setFailed(!body);
		if (body) setNotices(body);
	}, [token]);
	useEffect(() => {
		void load();
	}, [load]);
	/**
	 * If the change was refused, shows the former state at once, because without a connection `load` could
	 * not read it again.
	 */
	const change = async (response: Promise<{ refusal?: unknown }>) => {
		if ((await response).refusal) {
			setNotices(notices);
			showToast(t('failed'), 'problem');
		}
		await load();
	};
	const remove = async (productId: number) => {
		await change(postApi(`/api/notice_delete/${productId}`, { token }));
		// The clicked button disappears with its row, so the focus moves to the section.
		waiting.current?.focus();
	};
	return (
		<section className={styles.section} aria-labelledby="notices">
			<h2 id="notices">{t('title')}</h2>
			{failed && (
				<Button look="secondary" onClick={() => void load()}>
					{t('retry')}
				</Button>
			)}
			{notices && !notices.phone_confirmed && (
				<>
					<p className={styles.note}>{t('confirmHint')}</p>
					<Button look="secondary" onClick={() => setConfirming(true)}>
						{t('confirm')}
					</Button>
				</>
			)}
			{notices?.phone_confirmed && (
				<Checkbox
					label={t('priceDrops')}
					checked={notices.price_drops}
					onChange={({ target: { checked } }) => {
						// Shows the change at once, and the server's state after its response.
						setNotices({ ...notices, price_drops: checked });
						void change(postApi('/api/notice_choice', { body: { price_drops: checked }, token }));
					}}
				/>
			)}
			{notices?.phone_confirmed && (
				<Checkbox
					label={t('invitations')}
					checked={notices.review_invitations}
					onChange={({ target: { checked } }) => {
						setNotices({ ...notices, review_invitations: checked });
						void change(postApi('/api/notice_choice', { body: { review_invitations: checked }, token }));
					}}
				/>
			)}
			<p className={styles.note}>{t('hint')}</p>
			{notices && (
				<>
					<h3 ref={waiting} tabIndex={-1}>
						{t('waiting')}
					</h3>
					{notices.waiting.length === 0 && <p className={styles.note}>{t('nothing')}</p>}
					<ul className={styles.sessions}>
						{notices.waiting.map((wait) => (
							<Row
								key={wait.p_id}
								product={wait}
								badge={wait.in_stock && t('inStock')}
								note={t('since', { date: formatDate(language, new Date(wait.asked_at)) })}
							>
								<Button look="secondary" onClick={() => void remove(wait.p_id)}>
									{t('remove')}
									<span className="visually-hidden">: {wait[`p_name_${language}`]}</span>
								</Button>
							</Row>
						))}
					</ul>
				</>
			)}
			{notices && notices.sent.length > 0 && (
				<>
					<h3>{t('sent')}</h3>
					<ul className={styles.sessions}>
						{notices.sent.map((notice) => (
							<Row
								key={notice.id}
								product={notice}
								note={`${said(notice)}, ${formatDate(language, new Date(notice.sent_at))}`}
							/>
						))}
					</ul>
				</>
			)}
			{confirming && (
				<ConfirmPhoneDialog
					token={token}
					reason={t('confirmHint')}
					onConfirmed={() => {
						setConfirming(false);
						void load();
					}}
					onClose={() => setConfirming(false)}
				/>
			)}
		</section>
	);

	function said({ kind, price }: SentNoticeWire): string {
		const texts: Readonly<Record<NoticeKind, () => string>> = {
			back: () => t('back'),
			cheaper: () => t('cheaper', { price: formatManat(language, price) }),
		};
		return texts[kind]();
	}
}

type RowProps = {
	product: Pick<WaitWire, 'p_id' | 'categoryKId' | 'p_name_en' | 'p_name_ru' | 'p_name_tm'>;
	badge?: string | false;
	note: string;
	children?: ReactNode;
};

function Row({ product, badge, note, children }: RowProps) {
	const { language } = useTexts();
	return (
		<li className={styles.session}>
			<div>
				<p className={styles.device}>
					<Link to={addresses.product(product.categoryKId, product.p_id)}>
						{product[`p_name_${language}`]}
					</Link>{' '}
					{badge && <Badge look="new">{badge}</Badge>}
				</p>
				<p className={styles.note}>{note}</p>
			</div>
			{children}
		</li>
	);
}
