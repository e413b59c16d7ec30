import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useSignedInLink } from '../people/accounts/use-signed-in-link.ts';
import { Link } from '../platform/link.tsx';
import type { RootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import { CartTotalLink } from './cart-link.tsx';
import { CatalogueButton } from './catalogue-panel.tsx';
import { CompareLink } from './compare-link.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { SmartStrip } from './smart-strip.tsx';

export function Header({ root }: { root: RootData | undefined }) {
	const { t } = useTexts();
	const savedLink = useSignedInLink(addresses.saved);
	const profileLink = useSignedInLink(addresses.profile);
	return (
		<header className={styles.whole}>
			<div className={styles.top}>
				<div className={`content ${styles.topRow}`}>
					{root && (
						<p className={styles.hours}>
							<Icon name="clock" size={18} />
							<span className={styles.hoursWord}>{t('header.hours')}</span>
							<span>
								{root.shop.hours.from}–{root.shop.hours.to}
							</span>
						</p>
					)}
					<Link className={styles.topLink} to={addresses.page('contactus')}>
						<Icon name="call" size={18} />
						{t('nav.contact')}
					</Link>
					<LanguageMenu />
				</div>
			</div>
			<div className={styles.bar}>
				<div className={`content ${styles.row}`}>
					<Link className={styles.logo} to={addresses.home} aria-label={root?.shop.name}>
						<Logo root={root} />
					</Link>
					<CatalogueButton className={styles.catalogue} look="bar" />
					<SearchBox />
					<nav className={styles.actions} aria-label={t('nav.account')}>
						<Link className={styles.action} {...savedLink}>
							<Icon name="heart" />
							<span>{t('nav.favourites')}</span>
						</Link>
						<Link className={styles.action} {...profileLink}>
							<Icon name="user" />
							<span>{t('nav.profile')}</span>
						</Link>
					</nav>
					<CompareLink className={styles.compare} />
					<CartTotalLink />
				</div>
			</div>
			{root && <SmartStrip links={root.menu.smart} />}
		</header>
	);
}
