import { localizedText } from '@dukan/domain/base/language/language.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { Spinner } from '@dukan/ui/spinner.tsx';
import { Toasts } from '@dukan/ui/toast.tsx';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { SECTIONS } from '../platform/sections.ts';
import { findSession, signOut, useMember, useSession } from '../platform/session.ts';
import { shopName } from '../platform/shop-name.ts';
import { useTexts } from '../platform/texts.tsx';
import { useWaitingCount } from '../platform/waiting-count.ts';
import { useLiveOrders } from '../selling/desk/use-live-orders.ts';
import form from '../ui/form.module.css';
import { OfficeIcon } from '../ui/office-icon.tsx';
import { Waiting } from '../ui/page.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { OfflineBar, OutdatedBar } from './offline-bar.tsx';
import styles from './shell.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/**
 * The frame of the back-office, which requires a session. If the session ends, the sign-in opens above the
 * page.
 */
export function Shell() {
	const session = useSession();
	const { t } = useTexts(staffTexts);
	useEffect(() => void findSession(), []);
	if (session.state === 'unknown')
		return (
			<main className={styles.alone}>
				<Spinner />
			</main>
		);
	if (session.state === 'unreachable')
		return (
			<main className={styles.alone}>
				<Waiting error={session.error} retry={() => void findSession()} />
			</main>
		);
	if (session.state === 'out')
		return (
			<main className={styles.alone}>
				<div className={styles.door}>
					<Mark size={48} className={styles.mark} />
					<h1>{t('signIn.title')}</h1>
					<SignInForm />
					<LanguageChoice />
				</div>
				<Toasts />
			</main>
		);
	return (
		<>
			<Desk />
			<Toasts />
			{session.state === 'away' && (
				<Dialog
					open
					title={t('signIn.title')}
					footer={
						<Button look="quiet" onClick={() => void signOut()}>
							{t('signOut.action')}
						</Button>
					}
				>
					<div className={form.form}>
						<p>{t('signIn.again')}</p>
						<NewOrders />
						<SignInForm login={session.member.login} />
					</div>
				</Dialog>
			)}
		</>
	);
}

/** DESK-02: a locked page shows how many orders wait, but nothing about their customers. */
function NewOrders() {
	const { t } = useTexts(staffTexts);
	const waiting = useWaitingCount();
	return waiting > 0 ? <p role="status">{t('signIn.newOrders', { count: waiting })}</p> : null;
}

function Desk() {
	const { t, c, language } = useTexts(staffTexts);
	const member = useMember();
	const location = useLocation();
	const waiting = useWaitingCount();
	const session = useSession();
	useLiveOrders(member.may('workOrders'), session.state);
	const content = useFocusOnScreen(location.pathname);
	useFocusAfterRemoval(content);
	const [menuOpen, setMenuOpen] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the menu.
	useEffect(() => setMenuOpen(false), [location.pathname]);
	return (
		<div className={styles.desk} data-locked={session.state === 'away' || undefined}>
			<a className={styles.skip} href="#content">
				{c('app.skip')}
			</a>
			<header className={styles.bar}>
				<button
					type="button"
					className={styles.menuButton}
					aria-expanded={menuOpen}
					aria-controls="menu"
					onClick={() => setMenuOpen(!menuOpen)}
				>
					<OfficeIcon name={menuOpen ? 'close' : 'menu'} />
					<span className="visually-hidden">{c('app.menu')}</span>
				</button>
				<span className={styles.brand}>
					<Mark size={28} className={styles.mark} />
					{shopName(language)}
				</span>
			</header>
			<nav id="menu" className={styles.menu} data-open={menuOpen || undefined} aria-label={c('app.menu')}>
				<ul className={styles.sections}>
					{SECTIONS.filter(({ right }) => member.may(right)).map(({ path, title, icon }) => (
						<li key={path}>
							<NavLink to={path} className={styles.section}>
								<OfficeIcon name={icon} size={20} />
								{c(title)}
								{path === '/orders' && waiting > 0 && <span className={styles.count}>{waiting}</span>}
							</NavLink>
						</li>
					))}
				</ul>
				<div className={styles.person}>
					<NavLink to="/account" className={styles.section}>
						<Icon name="user" size={20} />
						<span className={styles.who}>
							{member.name}
							<small>{localizedText(member.roleName, language)}</small>
						</span>
					</NavLink>
					<NavLink to="/manual" className={styles.section}>
						<OfficeIcon name="book" size={20} />
						{c('app.manual')}
					</NavLink>
					<a className={styles.section} href="/" target="_blank" rel="noreferrer">
						<Icon name="house" size={20} />
						{c('app.toShop')}
					</a>
					<button type="button" className={styles.section} onClick={() => void signOut()}>
						<Icon name="arrow" size={20} />
						{t('signOut.action')}
					</button>
					<p className={styles.hint}>{c('keys.hint')}</p>
					<LanguageChoice />
				</div>
			</nav>
			<main className={styles.main} id="content" ref={content} tabIndex={-1}>
				<OfflineBar />
				<OutdatedBar />
				<Suspense fallback={<Waiting />}>
					<Outlet />
				</Suspense>
			</main>
			<ShortcutHelp />
		</div>
	);
}

/** When another screen opens, the focus moves to its top, unless the screen has set the focus itself. */
function useFocusOnScreen(pathname: string): RefObject<HTMLElement | null> {
	const content = useRef<HTMLElement>(null);
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
	}, [pathname]);
	return content;
}
