import {
	addressProblem,
	confirmProblem,
	emailProblem,
	type FieldProblem,
	nameProblem,
	newPasswordProblem,
	passwordProblem,
	registrationPhoneProblem,
	resetPhoneProblem,
	signInPhoneProblem,
} from './account-rules.ts';

export type AccountField =
	| 'phone'
	| 'password'
	| 'confirmation'
	| 'name'
	| 'address'
	| 'region'
	| 'email'
	| 'code'
	| 'oldPassword'
	| 'newPassword';

/** The problems of a form by field; empty if there are none. */
export type FieldProblems = Partial<Record<AccountField, FieldProblem>>;

export type SignInForm = { phone: string; password: string };

export function signInProblems({ phone, password }: SignInForm): FieldProblems {
	return onlyProblems({ phone: signInPhoneProblem(phone), password: passwordProblem(password) });
}

export type RegistrationForm = {
	phone: string;
	password: string;
	confirmation: string;
	name: string;
	address: string;
};

export function registrationProblems(form: RegistrationForm): FieldProblems {
	return onlyProblems({
		phone: registrationPhoneProblem(form.phone),
		password: newPasswordProblem(form.password, form.phone),
		confirmation: confirmProblem(form.password, form.confirmation),
		name: nameProblem(form.name),
		address: addressProblem(form.address),
	});
}

export type InfoForm = { phone: string; password: string; name: string; email: string };

/** AUTH-04: returns what is wrong with the old-style registration form. */
export function infoProblems(form: InfoForm): FieldProblems {
	return onlyProblems({
		phone: registrationPhoneProblem(form.phone),
		password: newPasswordProblem(form.password, form.phone),
		name: nameProblem(form.name),
		email: emailProblem(form.email),
	});
}

/** AUTH-06: returns what is wrong with the first form of a password reset. */
export function resetProblems({ phone }: { phone: string }): FieldProblems {
	return onlyProblems({ phone: resetPhoneProblem(phone) });
}

export function newPasswordProblems({ phone, password }: SignInForm): FieldProblems {
	return onlyProblems({ password: newPasswordProblem(password, phone) });
}

/** Returns what is wrong with the second of two passwords. */
export function confirmationProblems(form: { password: string; confirmation: string }): FieldProblems {
	return onlyProblems({ confirmation: confirmProblem(form.password, form.confirmation) });
}

export type ProfileForm = { name?: string; address?: string; email?: string; newPassword?: string };

/** AUTH-11: checks only the fields that are changed. */
export function profileProblems(form: ProfileForm, phone: string): FieldProblems {
	const { name, address, email, newPassword } = form;
	return onlyProblems({
		name: name === undefined ? undefined : nameProblem(name),
		address: address === undefined ? undefined : addressProblem(address),
		email: email === undefined ? undefined : emailProblem(email),
		newPassword: newPassword === undefined ? undefined : newPasswordProblem(newPassword, phone),
	});
}

function onlyProblems(verdicts: { [Field in AccountField]?: FieldProblem | undefined }): FieldProblems {
	return Object.fromEntries(Object.entries(verdicts).filter(([, problem]) => problem !== undefined));
}
