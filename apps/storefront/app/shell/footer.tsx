import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { Link } from '../platform/link.tsx';
import type { RootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import { PAGE_TITLES } from '../shop/menu/page-links.ts';
import { telephone, useUnservedText } from '../shop/regions/delivery-notice.tsx';
import { StaticHtml } from '../slow-connection/static-html.tsx';
import styles from './footer.module.css';

const GROUPS = [
	{ title: 'footer.help', pages: ['order', 'payment', 'faq'] },
	{ title: 'footer.company', pages: ['aboutus', 'contactus', 'partnership'] },
] as const;

export const FOOTER_ID = 'footer';

type Props = { root: RootData | undefined };

/**
 * NAV-06: the footer is static only when the shop's data was read. Without the data it stays dynamic, because
 * the next page may load the data.
 */
export function Footer({ root }: Props) {
	const content = <FooterContent root={root} />;
	return root ? (
		<StaticHtml as="footer" id={FOOTER_ID} className={styles.footer}>
			{content}
		</StaticHtml>
	) : (
		<footer className={styles.footer}>{content}</footer>
	);
}

export function FooterContent({ root }: Props) {
	const { t } = useTexts();
	const unserved = useUnservedText(root?.shop.unserved ?? { count: 0, places: '' });
	return (
		<>
			<div className={`content ${styles.columns}`}>
				<section className={styles.about}>
					<p className={styles.logo}>
						{!root?.shop.logo && <Mark size={32} />} {root?.shop.name}
					</p>
					<p>{root?.shop.tagline}</p>
					{root && (
						<address className={styles.contact}>
							<a href={telephone(root.shop.phone)}>
								<Icon name="call" size={20} />
								{root.shop.phone}
							</a>
							<p>
								<Icon name="pin" size={20} />
								{root.shop.address}
							</p>
							<p>
								<Icon name="clock" size={20} />
								{root.shop.hours.from}–{root.shop.hours.to}
							</p>
						</address>
					)}
				</section>
				{GROUPS.map(({ title, pages }) => (
					<nav key={title} aria-label={t(title)}>
						<h2 className={styles.title}>{t(title)}</h2>
						<ul>
							{pages.map((page) => (
								<li key={page}>
									<Link className={styles.link} to={addresses.page(page)}>
										{t(PAGE_TITLES[page])}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
				<nav aria-label={t('links.title')}>
					<h2 className={styles.title}>{t('links.title')}</h2>
					<ul>
						{(['links.appStore', 'links.playStore', 'links.apk'] as const).map((key) => (
							<li key={key}>
								<Link className={styles.link} to={addresses.links}>
									{t(key)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
			<div className={styles.legal}>
				<div className={`content ${styles.legalRow}`}>
					{root && (root.shop.warning || unserved) && (
						<p className={styles.warning}>
							<strong>{t('footer.warning')}.</strong> {root.shop.warning} {unserved && `${unserved}.`}
						</p>
					)}
					<ul className={styles.legalLinks}>
						<li>
							<Link to={addresses.page('terms')}>{t('footer.terms')}</Link>
						</li>
						<li>
							<Link to={`${addresses.page('terms')}#rules`}>{t('footer.rules')}</Link>
						</li>
						<li>
							<Link to={addresses.page('privacy')}>{t('footer.privacy')}</Link>
						</li>
					</ul>
				</div>
			</div>
		</>
	);
}
