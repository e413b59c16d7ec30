import { Button } from '@dukan/ui/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { LanguageButtons } from '../../ui/language-buttons.tsx';
import styles from './courier-phone.module.css';
import type { CourierPhone } from './courier-phone.ts';
import type { PhoneStorage } from './phone-storage.ts';
import { useCourierTexts } from './phone-texts.tsx';
import { RunList } from './run-list.tsx';
import { ChoosePin, PinForm, SignInForm } from './sign-in-forms.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

type Props = { phone: CourierPhone; storage: PhoneStorage };

/** COUR-02: shows a courier's day on a phone. */
export function PhonePage({ phone, storage }: Props) {
	const { t, language, setLanguage } = useCourierTexts();
	const { session, run } = useSyncExternalStore(phone.subscribe, () => phone.state);
	const [leaving, setLeaving] = useState(false);
	return (
		<>
			<header className={styles.header}>
				<div>
					<h1>{t('page.title')}</h1>
					{session === 'in' && run && <p>{run.courier}</p>}
				</div>
				<LanguageButtons
					className={styles.languages}
					label={t('page.language')}
					chosen={language}
					onChoose={setLanguage}
				/>
			</header>
			<main className={styles.main}>
				<Contents phone={phone} storage={storage} />
			</main>
			{session === 'in' && (
				<footer className={styles.footer}>
					<Button look="quiet" onClick={() => setLeaving(true)}>
						{t('signOut.action')}
					</Button>
				</footer>
			)}
			{leaving && <SignOutDialog phone={phone} onClose={() => setLeaving(false)} />}
		</>
	);
}

function Contents({ phone, storage }: Props) {
	const { t } = useCourierTexts();
	const { session, run } = useSyncExternalStore(phone.subscribe, () => phone.state);
	const [askPin, setAskPin] = useState(storage.hasPin);
	const [choosing, setChoosing] = useState(false);
	const [gone, setGone] = useState(false);
	const opened = () => void phone.signedIn();
	const setHasPin = (has: boolean) => {
		storage.hasPin = has;
		setAskPin(has);
	};
	if (session === 'starting') return <p role="status">{t('page.waiting')}</p>;
	if (session === 'unreachable')
		return (
			<div className={styles.notice} role="alert">
				<p>{t('line.unreachable')}</p>
				<Button onClick={() => void phone.catchUp()}>{t('line.retry')}</Button>
			</div>
		);
	if (session === 'in' && choosing)
		return (
			<ChoosePin
				onDone={(isSet) => {
					setHasPin(isSet);
					setChoosing(false);
				}}
			/>
		);
	if (session === 'in' && run) return <RunList phone={phone} run={run} />;
	if (askPin)
		return (
			<PinForm
				onOpened={opened}
				onGone={() => {
					setGone(true);
					setHasPin(false);
				}}
				onOther={() => setAskPin(false)}
			/>
		);
	return (
		<SignInForm
			notice={session === 'notCourier' ? t('signIn.notCourier') : gone ? t('pin.gone') : undefined}
			onOpened={() => {
				setChoosing(true);
				opened();
			}}
		/>
	);
}
