import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { PHONE_PREFIX } from '@dukan/domain/base/text/phone.ts';
import { findFormResult } from '@dukan/domain/people/notices/notice-rules.ts';
import { noticeTexts } from '@dukan/i18n/texts/notice-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { data } from 'react-router';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import type { Route } from './+types/notify.screen.ts';
import styles from './notices.module.css';

/**
 * CHOOSE-05: the page is the same for everyone, so that it can be cached. The shopper's phone and password
 * are typed into the form.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const id = /^[1-9]\d{0,8}$/.test(params.productId) ? Number(params.productId) : 0;
	const [product] = await shop.products([id]);
	if (!product) throw data(null, { status: 404 });
	const t = tableTranslator(noticeTexts, language);
	const said = findFormResult(url.searchParams.get('said'));
	const isBack = product.p_quantity > 0;
	return {
		productId: id,
		name: product[`p_name_${language}`],
		href: addresses.product(product.categoryKId, id),
		title: t('formTitle'),
		hint: t('formHint'),
		phone: t('phone'),
		password: t('password'),
		send: t('send'),
		back: t('back'),
		message: isBack ? t('said.in_stock') : said && t(`said.${said}`),
		isDone: isBack || said === 'saved',
	};
}

/** A plain form that needs no script. */
export default function NotifyScreen({ loaderData: page }: Route.ComponentProps) {
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={page.title} hidden />
			<h1>{page.title}</h1>
			<p>
				<Link to={page.href}>{page.name}</Link>
			</p>
			{page.message && (
				<p className={page.isDone ? styles.saved : styles.problem} role="status">
					{page.message}
				</p>
			)}
			{!page.isDone && (
				<form method="post" action="/api/notice_form" className={styles.form}>
					<p className={styles.hint}>{page.hint}</p>
					<input type="hidden" name="p_id" value={page.productId} />
					<Field
						label={page.phone}
						before={PHONE_PREFIX}
						name="tel"
						type="tel"
						inputMode="numeric"
						autoComplete="tel-national"
						required
					/>
					<Field
						label={page.password}
						name="parol"
						type="password"
						autoComplete="current-password"
						required
					/>
					<Button type="submit">{page.send}</Button>
				</form>
			)}
			<p>
				<Link to={page.href}>{page.back}</Link>
			</p>
		</div>
	);
}
