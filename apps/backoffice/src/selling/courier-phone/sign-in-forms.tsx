import type { CallResult } from '@dukan/api-client/send-call.ts';
import { sendProved } from '@dukan/api-client/send-proved.ts';
import { wireHeaders } from '@dukan/domain/staff/access/wire-version.ts';
import { PIN_DIGITS } from '@dukan/domain/staff/team/staff-pin.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { textFields } from '../../platform/text-fields.ts';
import styles from './courier-phone.module.css';
import { type TranslateCourier, useCourierTexts } from './phone-texts.tsx';

type Refusal = NonNullable<CallResult<void>['refusal']>;

function post(path: string, body: object): Promise<CallResult<void>> {
	return sendProved<void>(`/api/staff/${path}`, { method: 'POST', body, headers: wireHeaders });
}

function refusalText({ status, code }: Refusal, t: TranslateCourier, wrong: string): string {
	if (status === 0) return t('stop.startOffline');
	if (code === 'too_many_requests') return t('signIn.tooMany');
	return code === 'wrong_sign_in' ? wrong : t('signIn.failed');
}

type FormProps = {
	title: string;
	hint?: string | undefined;
	problem: string | undefined;
	submit: string;
	onSubmit: (form: HTMLFormElement) => Promise<void>;
	children: ReactNode;
	/** Shown below the button. */
	other?: ReactNode;
};

function PhoneForm({ title, hint, problem, submit, onSubmit, children, other }: FormProps) {
	const [busy, setBusy] = useState(false);
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setBusy(true);
		await onSubmit(event.currentTarget).finally(() => setBusy(false));
	};
	return (
		<form className={styles.form} onSubmit={(event) => void send(event)}>
			<h2>{title}</h2>
			{hint && <p className={styles.soft}>{hint}</p>}
			{problem && (
				<p className={styles.problem} role="alert">
					{problem}
				</p>
			)}
			{children}
			<Button type="submit" wide busy={busy}>
				{submit}
			</Button>
			{other}
		</form>
	);
}

/** The full sign-in, which a phone needs once. */
export function SignInForm({ notice, onOpened }: { notice: string | undefined; onOpened: () => void }) {
	const { t } = useCourierTexts();
	const [problem, setProblem] = useState<string>();
	const submit = async (form: HTMLFormElement) => {
		const { refusal } = await post('signin', textFields(form, ['login', 'password', 'code']));
		if (refusal) setProblem(refusalText(refusal, t, t('signIn.wrong')));
		else onOpened();
	};
	return (
		<PhoneForm
			title={t('signIn.title')}
			hint={t('signIn.hint')}
			problem={problem ?? notice}
			submit={t('signIn.submit')}
			onSubmit={submit}
		>
			<Field label={t('signIn.login')} name="login" autoComplete="username" autoCapitalize="none" required />
			<Field
				label={t('signIn.password')}
				name="password"
				type="password"
				autoComplete="current-password"
				required
			/>
			<Field
				label={t('signIn.code')}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				pattern="[0-9]{6}"
				required
			/>
		</PhoneForm>
	);
}

function PinField({ error, isNew = false }: { error?: string | undefined; isNew?: boolean }) {
	const { t } = useCourierTexts();
	return (
		<Field
			label={t('pin.label')}
			name="pin"
			type="password"
			inputMode="numeric"
			autoComplete={isNew ? 'new-password' : 'current-password'}
			maxLength={PIN_DIGITS}
			error={error}
			required
		/>
	);
}

/** Asks for the PIN on a phone that the server knows. */
export function PinForm({
	onOpened,
	onGone,
	onOther,
}: {
	onOpened: () => void;
	onGone: () => void;
	onOther: () => void;
}) {
	const { t } = useCourierTexts();
	const [problem, setProblem] = useState<string>();
	const submit = async (form: HTMLFormElement) => {
		const { refusal } = await post('pin_signin', textFields(form, ['pin']));
		if (!refusal) return onOpened();
		if (refusal.code === 'not_found') return onGone();
		form.reset();
		setProblem(refusalText(refusal, t, t('pin.wrong')));
	};
	return (
		<PhoneForm
			title={t('pin.title')}
			problem={problem}
			submit={t('pin.submit')}
			onSubmit={submit}
			other={
				<Button look="quiet" onClick={onOther}>
					{t('pin.other')}
				</Button>
			}
		>
			<PinField />
		</PhoneForm>
	);
}

/** Asks for a new PIN after a full sign-in. */
export function ChoosePin({ onDone }: { onDone: (isSet: boolean) => void }) {
	const { t } = useCourierTexts();
	const [problem, setProblem] = useState<string>();
	const [wrong, setWrong] = useState<string>();
	const submit = async (form: HTMLFormElement) => {
		const { refusal } = await post('pin_set', textFields(form, ['pin']));
		if (!refusal) return onDone(true);
		const code = refusal.errors.find(({ field }) => field === 'pin')?.code;
		setWrong(code && t(code === 'too_common' ? 'pin.tooCommon' : 'pin.format'));
		setProblem(code ? undefined : refusalText(refusal, t, t('signIn.failed')));
	};
	return (
		<PhoneForm
			title={t('pin.chooseTitle')}
			hint={t('pin.chooseHint')}
			problem={problem}
			submit={t('pin.save')}
			onSubmit={submit}
			other={
				<Button look="quiet" onClick={() => onDone(false)}>
					{t('pin.later')}
				</Button>
			}
		>
			<PinField error={wrong} isNew />
		</PhoneForm>
	);
}
